import type { HarbourWords } from '../en/harbour.ts'
import { DAY, number } from '../figures.ts'
import { crew } from './crew.ts'
import { length } from './length.ts'
import { paces } from './paces.ts'

export const words: HarbourWords = {
  crew,
  all: 'Tous les jeux',
  alike: {
    title: 'Les mêmes cartes pour un autre équipage',
    text: game =>
      `Les cartes sont exactement celles d’une partie de ${game} qui est finie. Quand la vôtre le sera aussi, les deux récits montreront côte à côte comment elles se sont passées.`,
    fair: 'Personne ne devrait s’asseoir ici après avoir joué là-bas ou regardé son récit : toutes les cartes y sont connues. Un lien ne sait pas qui l’ouvre, nous comptons donc sur vous.',
    record: 'Le récit de cette partie, pour qui veut seulement regarder',
    crew: 'Qui joue cette fois ?'
  },
  form: {
    heading: 'Ouvrir une partie',
    players: 'Combien de joueurs ?',
    mine: 'Je joue aussi',
    mineHint: 'La première place est la tienne.',
    host: 'Qui invite ?',
    hostHint: 'Tu ne joues pas : chaque invitation te nommera ainsi.',
    greeting: 'Un mot de toi',
    greetingHint: 'Si tu veux : il figure sur chaque invitation, par exemple « Mamie, c’est pour le dimanche ».',
    yourName: 'Ton nom',
    friendName: 'Le nom d’un ami',
    nameOf: seat => `Nom pour la place ${seat}`,
    more: 'Courriel, langue, fuseau horaire',
    moreOf: name => `pour ${name}`,
    address: 'Adresse électronique',
    addressHint: 'Facultatif. Elle reçoit une invitation puis, une fois celle-ci acceptée, un courriel à chaque tour.',
    language: 'Langue',
    zone: 'Fuseau horaire',
    pace: 'Rythme',
    paces,
    ...length,
    paceHint: 'Chacun sait ainsi à quoi s’attendre. Personne ne perd pour avoir été lent.',
    links: {
      legend: 'Qui peut ouvrir une place ?',
      open: {
        label: 'Quiconque a son lien.',
        hint: 'Donc toi aussi : tous les liens restent sur ta page. Chacun ouvre sa place sur n’importe quel appareil.'
      },
      sealed: {
        label: 'Seulement la personne qui l’occupe.',
        hint: 'Pas même toi : tes liens sont des invitations, et la personne qui prend une place reçoit un lien que nul autre n’a.'
      },
      rivals:
        'Les uns contre les autres, personne n’ouvre la place d’un autre. Si quelqu’un s’absente longtemps, tous les autres décident ensemble de ce qu’elle devient.',
      usual:
        'Si tu ne choisis pas : quiconque a le lien ; mais si vous jouez l’un contre l’autre, seulement la personne qui l’occupe.'
    },
    proven: 'Ne commencer que lorsque chacun peut être prévenu',
    provenHint:
      'On ne joue qu’une fois que chaque place a confirmé une adresse, ou reçu un essai par notification ou par webhook. Tout le monde voit qui manque encore.',
    preset: 'Genre de partie',
    own: 'Ton propre mélange',
    settings: 'Réglages du jeu',
    cat: name => `Ici joue ${name ?? 'le chat du bord'}`,
    catHint: 'Un pilote automatique : il ne voit que ce que sa place peut voir.',
    aloneHint: 'En solitaire et sans attendre : le chat a toutes les autres places.',
    submit: 'Ouvrir la partie',
    sending: 'Ouverture…',
    clear: 'Vider le formulaire'
  },
  odds: {
    heading: 'Est-ce difficile ?',
    even: 'Est-ce un avantage de commencer ?',
    grades: { easy: 'Facile.', fair: 'Moyen.', hard: 'Difficile.', fierce: 'Redoutable.' },
    usual: 'Le jeu habituel',
    won: share =>
      share
        ? `Le chat du bord gagne ${share} ${share === 1 ? 'partie' : 'parties'} de ce genre sur 100.`
        : 'Le chat du bord ne gagne presque jamais une telle partie.',
    against: (first, drawn) =>
      `Entre chats du bord, le premier à jouer gagne ${first} ${first === 1 ? 'partie' : 'parties'} sur 100${drawn === null ? '' : ` ; ${drawn ? `${drawn} à égalité` : 'presque jamais d’égalité'}`}.`,
    asSet: (label, value) => `${label} : ${value}`,
    parts:
      'Personne n’a encore mesuré ce mélange. Avec une partie seulement de ces éléments, voici combien de parties sur 100 gagne le chat du bord :',
    measured: (date, matches, margin) =>
      `Le ${new Intl.DateTimeFormat('fr', DAY).format(date)}, des chats du bord ont joué chacun de ces jeux ${number('fr', matches)} fois, pour chaque nombre de joueurs. ` +
      `Dans 19 cas sur 20, le hasard ne décale pas un résultat de plus de ${number('fr', margin)}. Les humains jouent autrement : ce ne sont pas vos propres chances.`,
    caption: 'Gagnées par le chat du bord, sur 100 parties',
    setup: 'Jeu',
    players: count => (count === 1 ? 'seul' : `${count}`),
    first: 'gagnées par le premier'
  },
  wrong: {
    marked: 'Vérifie les champs signalés, s’il te plaît.',
    NAME_MISSING: 'Qui joue ici ? Il faut un nom.',
    HOST_MISSING: 'Qui invite ? Il manque un nom.',
    GREETING: 'Une ligne de simples mots, s’il te plaît : ni lien, ni adresse, ni numéro de téléphone.',
    NAME_LONG: '24 caractères au plus, s’il te plaît.',
    NAME_SIGNS: 'Un nom ne peut contenir ni / @ : ni caractères invisibles.',
    ADDRESS: 'Ce n’est pas une adresse valable. Exemple : anna@example.org',
    ZONE: 'Ce fuseau n’existe pas. Exemple : Europe/Paris',
    unreachable: 'Slow Boat est injoignable. Rien n’est perdu : réessaie dans un instant.'
  }
}
