import type { Hinting } from '../hinting.ts'
import { ware } from './cards.ts'

export const words: Hinting = {
  hints: {
    lay: 'Bau deinen Weg: eine Karte antippen, dann ein Feld neben dir. Über gleiche Landschaften reist du mit einer Karte.',
    travel: 'Jetzt reise: Tippe eine Karte dieser Landschaft an, dann das letzte Feld, das leuchtet.',
    castle:
      'Neben dir liegt eine Burg: Jede Karte bringt dich hinein. Beende dort deinen Zug, dann darfst du verkaufen.',
    sale: 'Wer 18 Gold in Münzen hat, gewinnt. Karten helfen dir nur auf dem Weg.',
    die: 'Lege es dorthin, wo es dir hilft oder jemandem im Weg ist.',
    meadow: 'Wer die Wiese oder das Lager betritt und dort den Zug beendet, füllt die Hand auf sechs.',
    rock: 'Vor deiner ersten Karte darfst du jemandem einen Felsen in den Weg legen. Nur eine Sechs räumt ihn weg.'
  },
  doubts: {
    LONELY: () => 'Daneben liegt noch nichts.',
    SOLD_ALREADY: ({ ware: what }) => `${ware(what)} hast du nicht mehr im Wagen.`,
    NO_COIN: () => 'Sie hat keine Münzen mehr und zahlt nur noch mit Karten.'
  }
}
