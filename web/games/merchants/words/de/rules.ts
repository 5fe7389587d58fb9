import type { Chapter } from '../../../chapters.ts'

const ROCKS: { readonly [seats: number]: string } = { 2: 'vier Felsen', 3: 'drei Felsen', 4: 'zwei Felsen' }

const aim: Chapter = ({ seats }) => ({
  heading: 'Worum es geht',
  paragraphs: [
    'Fünf Burgen kaufen fünf Waren. Euer aller Wagen stehen am Lager, jeder mit einer Ware von jeder Sorte. Zwischen dort und den Burgen liegt gar nichts: Das Land legt ihr selbst aus, Plättchen für Plättchen, und reist darüber. Wer zuerst Gold im Wert von 18 hat, gewinnt sofort.',
    `Ihr beginnt mit sechs Karten und ${ROCKS[seats] ?? 'einigen Felsen'}. Es gibt 60 Karten und 45 Plättchen: Acker, Wald, Gebirge, Dorf und Gut, je zwölf Karten und neun Plättchen.`
  ]
})

const map: Chapter = () => ({
  heading: 'Das Land',
  paragraphs: [
    'Es hat 61 Felder. Das Lager (g9) liegt ganz oben, die Wiese (e5) in der Mitte. Käse (c7) und Wein (i7) verkauft man vier Schritte vom Lager, Tuch (g3) und Waffen (a3) sechs, Juwelen (c1) acht: je weiter, desto teurer.',
    'Neben jeder Burg liegen die Münzen, die sie zahlt, die höchste zuerst. Der nächste Verkauf dort bringt die erste davon. Je mehr mitspielen, desto mehr Münzen liegen aus.',
    'Unsere Regelung: Kein Text sagt, wie der gedruckte Plan aussieht und welche Münzen wo liegen. Plan und Münzen sind von uns, getreu allem, was man davon weiß.'
  ]
})

const turn: Chapter = () => ({
  heading: 'Dein Zug',
  paragraphs: [
    'Du spielst so viele Karten, wie du willst, eine nach der anderen, und beendest dann deinen Zug.',
    'Auslegen: Du spielst eine Karte, und ein Plättchen dieser Landschaft kommt auf ein beliebiges leeres Feld. Ist im Vorrat keines mehr, zieht eines derselben Landschaft um, auf dem niemand steht.',
    'Reisen: Du spielst eine Karte einer Landschaft, und dein Händler geht über zusammenhängende Plättchen davon, so weit du willst. Das erste muss neben ihm liegen. In eine Burg, das Lager oder die Wiese neben ihm bringt ihn jede Karte. Händler kommen aneinander vorbei und dürfen auf demselben Feld stehen.',
    'Für zwei beliebige Karten kommt ein Plättchen zurück in den Vorrat. Für zwei beliebige Karten würfelst du.'
  ]
})

const rocks: Chapter = () => ({
  heading: 'Felsen',
  paragraphs: [
    'Vor der ersten Karte deines Zugs darfst du einen deiner Felsen auf ein Feld legen, auch auf ein Plättchen, aber nicht auf Burgen, Lager oder Wiese und nicht unter einen Händler. Niemand steht darauf oder kommt daran vorbei, und das Plättchen darunter nützt nichts. Er bleibt, bis eine Sechs ihn wegräumt.'
  ]
})

const die: Chapter = () => ({
  heading: 'Der Würfel',
  paragraphs: [
    'Eins bis fünf nennen die Landschaften: Acker, Wald, Gebirge, Dorf, Gut. Du legst ein solches Plättchen aus dem Vorrat auf ein leeres Feld, versetzt eines, legst eines zurück oder verzichtest. Wo jemand steht, wird nichts weggenommen.',
    'Eine Sechs ist ein Felsen: Du legst einen aus dem gemeinsamen Vorrat, versetzt einen beliebigen, legst einen zurück oder verzichtest. Unsere Regelung: Zurückgelegte Felsen gehören allen.'
  ]
})

const end: Chapter = () => ({
  heading: 'Wenn du deinen Zug beendest',
  paragraphs: [
    'Du ziehst so viele Karten, wie du gespielt hast, höchstens drei; hast du keine gespielt, dann eine. Mehr als sechs hat niemand. Räumen und Würfeln zählen als zwei Karten, ein Felsen als keine.',
    'Dann zählt, wo du stehst. Hast du in diesem Zug die Wiese oder das Lager betreten, wird deine Hand auf sechs gefüllt. Das Lager lädt außerdem, was deinem Wagen fehlt. Wer dort nur bleibt, zieht wie sonst.',
    'Eine Burg, deren Ware du hast, kauft sie: für ihre höchste Münze oder für eine auf sechs gefüllte Hand. Du darfst sie auch behalten. Nach einem Verkauf darfst du umsonst würfeln.',
    'Ist deine letzte Karte gespielt, beendet der Tisch deinen Zug von selbst.'
  ]
})

const over: Chapter = () => ({
  heading: 'Das Ende',
  paragraphs: [
    'Gold ist, was die Münzen wert sind. Mit 18 hast du gewonnen, noch vor jedem weiteren Wurf. Die anderen folgen nach ihrem Gold; wer gleich viel hat, teilt sich den Platz.',
    'Einigt ihr euch aufs Aufhören, gewinnt, wer das meiste Gold hat. Wer aufgibt, kommt auf den letzten Platz.'
  ]
})

const rulings: Chapter = () => ({
  heading: 'Wo die gedruckte Regel schweigt',
  paragraphs: [
    'Unsere Regelungen: Eine Hand hat höchstens sechs Karten. Wo jemand steht, kommen weder Felsen noch andere Plättchen hin. Händler kommen frei aneinander vorbei. Wer die Wiese verlässt und wieder betritt, hat sie betreten. Eine Burg kauft bei jedem Zugende dort, nicht nur am Tag der Ankunft. Der freie Wurf gehört zum Verkauf. Wen Felsen einschließen, der kann auf eine Sechs würfeln.',
    'Was du getan hast, lässt sich zurücknehmen, bis es endgültig ist. Ein Wurf und das Ende eines Zugs zeigen etwas Neues: Sie sind sofort endgültig.'
  ]
})

const lines: Chapter = () => ({
  heading: 'Jede Aktion als Zeile',
  paragraphs: [
    'F Acker, W Wald, M Gebirge, V Dorf, E Gut. Ein Feld ist ein Buchstabe und eine Zahl: a1 ist unten links.',
    'rock f7 legt einen Felsen. M@f8 legt ein Gebirge aus; V@e2>f8 versetzt ein Dorf, wo keines mehr da ist.',
    'go d7 -M reist mit einer Gebirgskarte. remove e3 -F -V entfernt ein Plättchen, roll -F -V würfelt.',
    'Nach einem Wurf: put f8, shift e3>f8, return e3, skip. end beendet deinen Zug.',
    'In einer Burg: sell coin, sell cards, no sale; danach roll oder no roll.'
  ]
})

export const chapters: readonly Chapter[] = [aim, map, turn, rocks, die, end, over, rulings, lines]
