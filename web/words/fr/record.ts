import type { RecordWords } from '../en/record.ts'

export const words: RecordWords = {
  title: (game, names) => `${game} : ${names}`,
  outcomes: { won: 'Partie gagnée', lost: 'Partie perdue', ranked: 'Partie jouée', stopped: 'Partie arrêtée' },
  moves: count => (count < 2 ? `${count} coup` : `${count} coups`),
  replay: 'Revoir',
  step: 'Coup',
  stepOf: (step, steps) => `Coup ${step} sur ${steps}`,
  opening: 'La donne',
  first: 'À la donne',
  back: 'Un coup en arrière',
  play: 'Dérouler',
  pause: 'Pause',
  on: 'Un coup en avant',
  last: 'À la fin',
  keys: 'Touches : ← et → un coup, Début et Fin, espace pour dérouler.',
  open: 'Toutes les cartes visibles',
  hand: 'Main',
  pile: 'Pioche, dessus d’abord',
  none: 'aucune',
  log: 'Coup par coup',
  proof: {
    heading: 'La donne était-elle honnête ?',
    text: 'Avant la première carte, une promesse a été montrée à chaque place : l’empreinte de la graine qui mélange les cartes. La graine est maintenant connue, et cette page a rejoué toute la partie.',
    promise: 'La promesse',
    seed: 'La graine',
    checking: 'On rejoue…',
    unscripted:
      'La vérification se fait dans cette page et demande JavaScript. Elle peut aussi se faire en ligne de commande, sur le récit, avec la promesse que tu as gardée.',
    holds: 'Tout concorde.',
    fails: 'Quelque chose ne concorde pas.',
    RULES: {
      yes: 'Les règles de ce jour-là sont connues ici.',
      no: 'Les règles de ce jour-là ne sont pas connues ici.'
    },
    COMMITMENT: { yes: 'La graine tient la promesse.', no: 'La graine trahit la promesse.' },
    DEAL: {
      yes: 'Les cartes étaient comme cette graine les mélange.',
      no: 'Les cartes n’étaient pas comme cette graine les mélange.'
    },
    LINE: {
      yes: moves =>
        `${moves < 2 ? 'Le seul coup' : `Chacun des ${moves} coups`} était permis et a fait ce qui est écrit ici.`,
      no: moves => (moves < 2 ? 'Un coup ne fait' : `${moves} coups ne font`) + ' pas ce qui est écrit ici.'
    },
    RESULT: { yes: 'La partie finit comme elle doit.', no: 'La partie ne finit pas ainsi.' },
    kept: {
      same: when => `C’est la promesse que cet appareil a vue le ${when}.`,
      other: when =>
        `Le ${when}, une autre promesse a été montrée à cet appareil : ce ne sont pas les cartes promises ce jour-là. C’était :`,
      none: 'Cet appareil n’a jamais vu la promesse ; cette page ne peut donc pas dire seule si elle a été faite avant la donne. Compare-la avec celle de tes courriels, ou de l’appareil sur lequel tu as joué.'
    },
    beyond:
      'Aucune vérification ne peut montrer qui jouait, quand, ni si ces coups sont bien ceux qui ont été joués : quiconque connaît la graine peut en inventer d’autres qui s’accordent avec elle. Les noms et les heures sont tels que nous les avons notés.'
  },
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
