/** `npm start`: a whole Slow Boat on this machine. Its mails stay in a mailbox at /dev/mail; nothing leaves it but what a seat asks to be pushed or posted. */
import { endOnSignal } from './programs.ts'
import { placeOf, serve, shown } from './serving.ts'

const place = placeOf({ state: '.wrangler/state', keys: '.dev.vars' })

endOnSignal(0)
const origin = await serve(place)
console.log(`
Slow Boat is at ${origin}

  open a game    ${origin}/
  read its mail  ${origin}/dev/mail
  its data       ${shown(place.state)} and ${shown(place.keys)}, kept between runs
  stop it        Ctrl-C
`)
