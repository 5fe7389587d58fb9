import type { Hinting } from '../hinting.ts'

export const words: Hinting = {
  hints: {
    passenger: 'Hält der Pilot wohl diese Farben? Spring und nimm die Punkte, oder bleib und hoff auf mehr.',
    sealed: 'Alle werden zugleich gefragt. Was du sagst, liegt versiegelt, bis dein Platz kommt.',
    pilot: 'Du bist Pilot: Zeig die Farben oder einen Joker, sonst fallt ihr alle.',
    wild: 'Ein Joker zahlt für einen ganzen Wurf. Es gibt nur vier: Heb ihn für eine hohe Wolke auf.',
    alone: 'Du bist allein hier oben: Spring jetzt, oder würfle noch einmal und zahl dafür.'
  },
  doubts: {}
}
