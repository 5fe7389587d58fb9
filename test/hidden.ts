import { scrambled } from './engine/ascent/hidden.ts'
import * as inCloud9 from './engine/cloud9/hidden.ts'
import * as inMerchants from './engine/merchants/hidden.ts'
import * as inPub from './engine/pub/hidden.ts'
import * as inReef from './engine/reef/hidden.ts'
import * as inTranquility from './engine/tranquility/hidden.ts'
import type { Tested } from './games.ts'

/** What each game hides from a viewer, dealt anew. */
export const HIDDEN: { readonly [game: string]: Omit<Tested, 'game'> } = {
  // The Ascent's table turns up nothing that was hidden.
  ascent: { scrambled, undisclosed: scrambled },
  reef: inReef,
  cloud9: inCloud9,
  pub: inPub,
  merchants: inMerchants,
  tranquility: inTranquility
}
