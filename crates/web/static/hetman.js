// Keeps a page up to date and makes it pleasant. Without it every form still posts and every link still leads.
// A game's own script is loaded beside this one.

import { table } from './dom.js'
import { begin } from './live.js'
import './motion.js'
import './clocks.js'
import './chat.js'
import './clipboard.js'
import './dates.js'
import './fold.js'
import './hint.js'
import './keys.js'
import './lesson.js'
import './matters.js'
import './reading.js'
import './replay.js'
import './settings.js'
import './sheet.js'
import './terms.js'
import './told.js'

if (table && !('lesson' in table.dataset)) begin()
