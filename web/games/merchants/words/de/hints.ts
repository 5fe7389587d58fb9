import type { Hinting } from '../hinting.ts'

export const words: Hinting = {
  hints: {
    lay: 'Aus Karten wird dein Weg: Tippe eine an, dann ein leeres Feld neben dir. Gleiche Landschaften nebeneinander kosten nur eine Karte Reise.',
    travel: 'Jetzt reise: Tippe eine Karte dieser Landschaft an, dann das letzte Feld, das leuchtet.',
    castle: 'Neben dir liegt eine Burg: Jede Karte bringt dich hinein. Beende dort deinen Zug, dann kauft sie.',
    sale: 'Münzen gewinnen: 18 Gold. Mit Karten kommst du heute weiter.',
    die: 'Ein Plättchen oder ein Felsen: Lege es, wo es dir hilft, oder anderen nicht.',
    meadow: 'Wer die Wiese oder das Lager betritt und dort den Zug beendet, füllt die Hand auf sechs.',
    rock: 'Vor deiner ersten Karte darfst du jemandem einen Felsen in den Weg legen. Nur eine Sechs räumt ihn weg.'
  },
  doubts: {}
}
