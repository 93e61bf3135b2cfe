# Lessons: the list of them, and what the coach says in all of them. The lessons themselves are in crates/learn/lessons.

nav-learn = Learn
learn-title = Learn
learn-lede = Short lessons at the real table, one idea at a time. There is no clock, and everything can be taken back.
learn-count = { $done } of { $of } done
learn-minutes = { $minutes } min
learn-start = Start
learn-again = Again
learn-done = Done
lesson-you = Guest
lesson-coach = Coach
lesson-place = { $nth } of { $of }
lesson-other = That is allowed, but it is not what we are practising here. Take a look at it, then try again.
lesson-so-far = Good so far. Go on!
lesson-back = Back
lesson-next = Next
lesson-again = Try again
lesson-show = Show me
lesson-leave = All lessons
lesson-more = Next lesson
lesson-play = Play on from here
home-learn = New to a game? Play a guided first game. It takes five to eight minutes.
home-learn-do = Learn to play
