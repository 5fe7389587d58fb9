import type * as en from './en.ts'
import { has } from '../../../../words/fr/has.ts'
import { momentOf, pictures } from './moment.ts'

const list = (parts: readonly string[]) => new Intl.ListFormat('fr').format(parts)

const inPoints = (points: number) => `${points} ${Math.abs(points) < 2 ? 'point' : 'points'}`

export const turn: typeof en.turn = {
  offers: { exchange: 'Prendre la rangée', pass: 'Passer' },
  competitive: {
    exchange: 'Montrer ta main, la défausser et prendre toute la rangée.',
    openRow: left => `Rangée, puis ${left} :`,
    who: (name, side) => `${name} (${side === 'day' ? 'jour' : 'nuit'})`,
    points: (who, points) => `${who} : ${inPoints(points)}`,
    score: (who, { placed, discarded, inRuns, longest, points }) =>
      `${who} : ${2 * placed} pour ${placed < 2 ? `${placed} île` : `${placed} îles`} − ${discarded} à la défausse + ${inRuns} en suites (la plus longue : ${longest}) = ${inPoints(points)}`,
    wins: who => `Victoire : ${who}`,
    drawn: 'Égalité'
  }
}

export const log: typeof en.log = {
  ends: { SCORED: 'Aux points : la partie est finie.' },
  standing: ({ contest }, seat) => contest && inPoints(contest.scores[seat]?.points ?? 0),
  pictures,
  moment: now =>
    momentOf(now, {
      stuck: 'Aucune de tes cartes ne se pose.',
      exchange: 'Montre et défausse ta main, et toute la rangée est à toi.',
      pass: 'Passe. Après deux passes de suite, la partie est finie.'
    }),
  events: {
    'row-laid': ({ row, day }, who) => `Dans la rangée ouverte : ${list(row)}. Le jour est à ${who(day) ?? 'toi'}.`,
    took: ({ seat, cards }, who) => `${has(seat, who)} pris ${list(cards)} dans la rangée.`,
    exchanged: ({ seat, cards }, who) =>
      `${has(seat, who)} montré ${list(cards)} et échangé cette main contre la rangée.`,
    passed: ({ seat }, who) => `${has(seat, who)} passé.`,
    scored: ({ scores }, who) =>
      `Points : ${scores.map(({ points }, seat) => `${who(seat) ?? 'toi'} ${points}`).join(', ')}.`
  }
}

export const refusals: typeof en.refusals = {
  MATH_IMPOSSIBLE: ({ card, cell }) => `Avec le ${card} en ${cell}, la mer ne pourrait plus jamais être remplie.`,
  HAND_HAS_PLAY: () => 'Une carte de ta main peut être posée : pas d’échange possible.',
  EXCHANGE_EMPTY_ROW: () => 'La rangée ouverte est vide : il n’y a rien à prendre en échange.',
  ACTION_AVAILABLE: () => 'Tu peux encore faire quelque chose : impossible de passer.'
}

export const rules: typeof en.rules = () => ({
  heading: 'Compétition',
  paragraphs: [
    'Vous jouez à deux, l’un contre l’autre. À l’un le jour, à l’autre la nuit, et chaque île en mer montre à qui elle appartient.',
    'On ne prend que les 80 îles. Chacun en a 5 ; 5 autres sont face visible en rangée, et les 65 restantes forment la pioche. On prend dans la rangée, par le bout le plus éloigné, et la pioche la complète.',
    'À ton tour, tu poses une île ou défausses deux cartes. Si aucune de tes cartes ne peut être posée, tu peux montrer et défausser toute ta main, et prendre toute la rangée. Si tu ne peux rien faire du tout, tu passes.',
    'Une île ne peut pas aller là où elle laisserait trop peu de nombres pour les cases libres d’un côté ou de l’autre.',
    'La partie se termine quand la mer est pleine, quand vous avez tous deux 1 carte au plus après un tour, ou après 2 passes de suite.',
    'Chaque île à toi dans la mer compte 2 points, chaque carte défaussée en retire 1, et chaque suite d’au moins 3 de tes îles sans trou compte encore sa longueur.',
    'À égalité de points gagnent le plus d’îles, puis le moins de cartes défaussées, puis la suite la plus longue. Sinon, c’est une égalité.',
    'Notre choix : le hasard décide qui commence et à qui est le jour. Une suite passe par-delà les bouts de rangée, ses nombres n’ont pas à se suivre, et chacune compte une fois. Si tu ne peux rien faire, tu passes, et 2 passes de suite terminent la partie.'
  ]
})

export const line: typeof en.line = 'exchange échange ta main contre la rangée, pass passe.'

export const harbour: typeof en.harbour = {
  presets: { competitive: 'Compétition : deux l’un contre l’autre' },
  settings: {
    variant: {
      values: { competitive: 'Compétition' },
      says: {
        competitive: 'À deux, l’un contre l’autre : des cartes d’une rangée ouverte, des points pour ce qui est posé.'
      }
    }
  }
}
