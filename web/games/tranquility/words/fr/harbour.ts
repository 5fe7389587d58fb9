import type { Sign } from '../../../sign.ts'

export const sign: Sign = {
  title: 'Tranquility',
  sentence: 'Dressez ensemble la carte d’une mer calme, île après île et sans un mot.',
  picture: 'Une partie à mi-chemin : des îles sur une mer de six sur six, de l’aube à la nuit',
  presets: {
    calm: 'Mer calme : le jeu de base',
    galateia: 'Mer calme, des îles en moins',
    rocky: 'Côte rocheuse : Récifs',
    haunted: 'Eaux profondes : trois Monstres marins',
    stormy: 'Gros temps : Tempête et Boussole, Cartes Libres',
    tempest: 'Ouragan : toutes les Mers déchaînées',
    high_arch: 'Haute Arche',
    pyramid: 'Pyramide',
    day_night: 'Jour et nuit',
    competitive: 'Compétition : deux l’un contre l’autre'
  },
  settings: {
    variant: {
      label: 'Variante',
      plain: true,
      values: {
        standard: 'La mer ordinaire',
        high_arch: 'Haute Arche',
        pyramid: 'Pyramide',
        day_night: 'Jour et nuit',
        competitive: 'Compétition'
      },
      says: {
        standard: 'Six rangées de six, et ce que vous ajoutez ci-dessous des Mers déchaînées.',
        high_arch: 'Deux piliers d’abord, puis le toit par-dessus. Pas de Départ, et rien à payer dans les piliers.',
        pyramid: 'Une mer qui se resserre jusqu’à une case ; six de ses cases cachent une carte Explorateur.',
        day_night: 'Chaque carte a un côté jour et un côté nuit ; il faut la nuit en bas et le jour en haut.',
        competitive: 'À deux, l’un contre l’autre : des cartes d’une rangée ouverte, des points pour ce qui est posé.'
      }
    },
    removal: {
      label: 'Îles retirées',
      values: {
        none: 'Aucune',
        galateia: 'Galatée (4)',
        triton: 'Triton (6)',
        leucothea: 'Leucothée (8)',
        amphitrite: 'Amphitrite (10)',
        poseidon: 'Poséidon (12)'
      },
      hint: 'Autant d’îles quittent le jeu sans être vues avant de commencer. Plus il y en a, plus c’est dur.'
    },
    monsters: {
      label: 'Monstres marins',
      values: { 0: 'Aucun', 3: 'Trois', 4: 'Quatre', 5: 'Cinq' },
      hint: 'On ne peut pas les défausser, chacun emporte une île, et personne ne doit en avoir à la fin.'
    },
    storms: {
      label: 'Tempête et Boussole',
      values: { false: 'Sans', true: 'Avec' },
      hint: 'Six Tempêtes interrompent qui les pioche ; les Boussoles gagnées ensemble les lèvent.'
    },
    rocks: {
      label: 'Récifs',
      values: { false: 'Sans', true: 'Avec' },
      hint: 'Ils ferment une rangée, et après chaque tour il faut les déplacer ou payer pour qu’ils restent.'
    },
    wilds: {
      label: 'Cartes Libres',
      values: { false: 'Sans', true: 'Avec' },
      hint: 'Deux cartes qui peuvent être n’importe quelle île, et bien d’autres choses. C’est plus facile.'
    },
    harder: {
      label: 'Plus difficile',
      values: { false: 'Non', true: 'Oui' },
      hint: 'Un Départ parmi les cartes Explorateur coûte une carte de plus.'
    },
    easier: {
      label: 'Plus facile',
      values: { false: 'Non', true: 'Oui' },
      hint: 'Cinq Jokers parmi les cartes Explorateur, à la place des Monstres marins.'
    },
    talk: {
      label: 'Parler du jeu',
      values: { strict: 'En silence, comme c’était voulu', open: 'Autant qu’on veut' }
    }
  }
}
