import type { Chapters } from '../../said/rules.ts'

/** How many beers win, by the number of seats. */
const GOALS: { readonly [seats: number]: number } = { 2: 15, 3: 13, 4: 11, 5: 9 }

export const chapters: Chapters = {
  aim: ({ seats }) => ({
    heading: 'Worum es geht',
    paragraphs: [
      `Ihr seid zu ${seats === 2 ? 'zweit' : seats === 3 ? 'dritt' : seats === 4 ? 'viert' : 'fünft'}, und jeder führt einen Clan in die Kneipe: zwei Goblins, zwei Zwerge, zwei Orks und einen Troll. Lasst sie trinken, und holt sie heim, ehe sie hinausfliegen.`,
      `Wer heimgeht, bringt seine Biere mit: Sie werden gutgeschrieben. Wer zuerst ${GOALS[seats]} Biere hat, hat gewonnen, und zwar sofort. Biere, die noch vor Gästen stehen, zählen nicht.`
    ]
  }),
  pub: () => ({
    heading: 'Die Kneipe',
    paragraphs: [
      'Die Tür und sechs Tische stehen im Kreis, im Uhrzeigersinn: Tür, Tisch 1, 2, 3, 4, 5, 6 und wieder die Tür, die als Schritt zählt wie jeder Tisch.',
      'Am Anfang liegt auf jedem Tisch eine Münze, und der Wirt steht neben der Tür. Jeder mischt seinen Clan zu einem verdeckten Stapel; die oberste Karte kommt mit vier Münzen herein. Wer beginnt, sagt der Zufall.',
      'Eine Figur heißt nach ihrem Clan (a für den ersten Platz), einem Buchstaben für ihre Rasse (L Goblin, N Zwerg, O Ork, T Troll) und einer Nummer: aO1 ist der erste Ork von Clan a.'
    ]
  }),
  turn: () => ({
    heading: 'Dein Zug',
    paragraphs: [
      'Du würfelst mit zwei Würfeln, A und B. Mit einem davon tust du etwas, und dann, wenn du magst, mit dem anderen noch etwas; oder du zählst beide für eine einzige Sache zusammen. Ein Pasch bedeutet nichts weiter.',
      'Etwas tun musst du. Geht gar nichts, fallen beide Würfel noch einmal; geht nur eines, spielt es der Tisch für dich. Ein zweiter Würfel, der zu nichts nützt, verfällt von selbst.',
      'Einlassen: Die oberste Karte deines Stapels kommt mit so vielen Münzen an die Tür, wie die Würfel zeigen, höchstens sechs. Das geht nicht, solange dort jemand aus deinem Clan steht. Was offen unter dem Stapel liegt, wird gemischt, wenn alles andere drin ist.',
      'Den Wirt schicken, mit einem Würfel: Er geht an den Tisch dieser Zahl, nicht an den, wo er schon steht. Sitzt dort jemand, so sagst du, wer eine seiner Münzen zu einem Bier macht; aus welchem Clan, ist gleich.'
    ]
  }),
  guests: () => ({
    heading: 'Umhergehen und heimgehen',
    paragraphs: [
      'Ein Gast geht im Uhrzeigersinn so viele Schritte, wie der Würfel zeigt, oder beide, einen weniger für jedes seiner Biere. Bleibt kein Schritt übrig, geht er nicht. Er darf an allen vorbei und auch ganz herum.',
      'An der Tür ist Platz für einen aus jedem Clan. Getrunken wird dort nicht.',
      'Heimgehen kostet einen Würfel, gleich was er zeigt: von der Tür, mit mindestens so vielen Bieren wie Münzen. Die Biere werden gutgeschrieben, die Münzen sind weg, und die Karte kommt offen unter deinen Stapel: Sie kommt wieder.'
    ]
  }),
  seating: () => ({
    heading: 'Wer sich setzen darf',
    paragraphs: [
      'An einen leeren Tisch jeder. Sind alle von einer Rasse, noch einer von dieser. Sind alle von verschiedenen, noch einer von einer anderen. Sonst niemand; wem sie gehören, ist gleich.'
    ]
  }),
  drinking: () => ({
    heading: 'Trinken',
    paragraphs: [
      'Setzt sich jemand zu anderen, gibt es eine Runde. Sind alle von einer Rasse, macht jeder eine seiner Münzen zu einem Bier, auch wer neu ist.',
      'Sind alle verschieden, zahlt jeder außer dem Höchsten ein Bier für die nächsthöhere Rasse am Tisch: Goblin, Zwerg, Ork, Troll. Der Niedrigste bekommt keins, der Höchste zahlt keins. Alle zahlen zugleich.',
      'Hinaus fliegt, wer ohne Münze zahlen muss, und wer das sechste Bier hat. Seine Münzen und Biere sind verloren, und die Karte kommt offen unter ihren Stapel. Wer nicht zahlen kann, gibt kein Bier.'
    ]
  }),
  races: () => ({
    heading: 'Was jede Rasse kann',
    paragraphs: [
      'Ein Goblin nimmt eine Münze, die dort liegt, wo er ankommt, vor jeder Runde, auch an der Tür.',
      'Ein Zwerg darf in beide Richtungen gehen.',
      'Ein Ork darf auch von dem Tisch heim, an dem der Wirt steht; mindestens so viele Biere wie Münzen braucht er auch dort.',
      'Ein Troll, der weggeht, lässt eine seiner Münzen dort, wenn er eine hat.'
    ]
  }),
  end: () => ({
    heading: 'Das Ende',
    paragraphs: [
      'Der Gast, mit dem das Ziel erreicht ist, beendet die Partie. Die anderen folgen nach ihren gutgeschriebenen Bieren; wer gleich viele hat, teilt sich den Platz. Wollt ihr alle aufhören, gilt dieselbe Reihenfolge, und wer aufgibt, ist Letzter.'
    ]
  }),
  rulings: () => ({
    heading: 'Wo die gedruckten Regeln schweigen',
    paragraphs: [
      'Unsere Regelungen: Der Wirt muss bedienen, wenn an seinem Tisch jemand sitzt, und geht nie zurück zur Tür. Ein Troll ohne Münze geht einfach. Wer weder Münze noch Bier hat, darf heim, für nichts.',
      'Mit dem sechsten Bier zahlt man die nächste Runde noch, wenn man eine Münze hat. Die nächsthöhere Rasse ist die nächste von denen, die da sind. Wer ganz herum geht, geht zuerst und kommt zuletzt an: Ein Troll findet dort seine eigene Münze und lässt sie liegen.',
      'Fliegen mehrere zugleich hinaus, kommen sie nach Clan, Rasse und Nummer unter ihre Stapel. Münzen und Biere sind immer genug da.',
      'In welcher Reihenfolge ein Stapel verdeckt liegt, weiß niemand; welche Karten es sind, ist für alle offen.'
    ]
  }),
  lines: () => ({
    heading: 'Jede Aktion als Zeile',
    paragraphs: [
      'enter A und enter A+B lassen jemanden ein, mit Würfel A oder mit beiden.',
      'move A aO1 cw schickt Ork aO1 mit Würfel A im Uhrzeigersinn, move A+B aN2 ccw einen Zwerg mit beiden andersherum.',
      'innkeeper B schickt den Wirt an einen leeren Tisch, innkeeper B bO1 sagt, wer dort trinkt. exit A aN1 holt Zwerg aN1 heim.',
      'pass lässt den anderen Würfel liegen.'
    ]
  })
}
