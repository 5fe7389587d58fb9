import type { RecordWords } from '../en/record.ts'
import { checked, words as replay } from './replay.ts'
import { standIn } from './stand-in.ts'

export const words: RecordWords = {
  title: (game, names) => `${game} : ${names}`,
  outcomes: { won: 'Partie gagnée', lost: 'Partie perdue', ranked: 'Partie jouée', stopped: 'Partie arrêtée' },
  moves: count => (count < 2 ? `${count} coup` : `${count} coups`),
  ...replay,
  open: 'Toutes les cartes visibles',
  hand: 'Main',
  pile: 'Pioche, dessus d’abord',
  none: 'aucune',
  log: 'Coup par coup',
  standIn,
  proof: {
    heading: 'La donne était-elle honnête ?',
    text: 'Avant la première carte, une promesse a été montrée à chaque place : l’empreinte de la graine d’où vient tout le hasard. La graine est maintenant connue, et cette page a rejoué toute la partie.',
    promise: 'La promesse',
    seed: 'La graine',
    checking: 'On rejoue…',
    unscripted:
      'La vérification se fait dans cette page et demande JavaScript. Elle peut aussi se faire en ligne de commande, sur le récit, avec la promesse que tu as gardée.',
    holds: 'Tout concorde.',
    fails: 'Quelque chose ne concorde pas.',
    ...checked,
    kept: {
      same: when => `C’est la promesse que cet appareil a vue le ${when}.`,
      other: when =>
        `Le ${when}, une autre promesse a été montrée à cet appareil : ce ne sont pas les cartes promises ce jour-là. C’était :`,
      none: 'Cet appareil n’a jamais vu la promesse ; cette page ne peut donc pas dire seule si elle a été faite avant la donne. Compare-la avec celle de tes courriels, ou de l’appareil sur lequel tu as joué.'
    },
    beyond:
      'Aucune vérification ne peut montrer qui jouait, quand, ni si ces coups sont bien ceux qui ont été joués : quiconque connaît la graine peut en inventer d’autres qui s’accordent avec elle. Les noms et les heures sont tels que nous les avons notés.'
  },
  keepsake: 'Garder en souvenir',
  crews: {
    heading: 'Les mêmes cartes, d’autres équipages',
    here: 'Cette partie',
    closed: 'Un équipage qui garde son récit pour lui'
  },
  alike: 'Les mêmes cartes pour un autre équipage',
  again: 'Encore une fois avec les mêmes personnes',
  download: 'Télécharger le récit',
  share: 'Partager',
  copy: 'Copier le lien',
  copied: 'Copié',
  harbour: 'Ouvrir une autre partie'
}
