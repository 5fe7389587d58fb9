import type { Hinting } from '../hinting.ts'

export const words: Hinting = {
  hints: {
    rows: 'Eine Karte ruht auf zweien und ist nie kleiner als die Nummer ihrer Reihe. Wähl eine Karte.',
    price: 'Du zahlst die Differenz zur Karte daneben. Gleiches Gelände liegt nie nebeneinander.',
    silence: 'Niemand sagt, was er hat: Was am Berg liegt, muss alles sagen.',
    discard: 'Nichts passt, oder alles ist zu teuer? Dann wirf zwei Karten ab und zieh neue.',
    bridge: 'Du hast eine Brücke: Sie kostet nichts, egal was daneben liegt. Am Ende muss eine Karte auf ihr liegen.',
    summit: 'Du hast einen Gipfel. Heb ihn für den Schluss auf: Er kommt nach ganz oben, wenn alles voll ist.'
  },
  doubts: {}
}
