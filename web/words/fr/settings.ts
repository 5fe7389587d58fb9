import { dayIn } from '../day.ts'
import { isolated } from '../isolated.ts'
import type { SettingsWords } from '../en/settings.ts'
import { words as promise } from './promise.ts'

export const words: SettingsWords = {
  promise,
  rules: 'Les règles de cette partie',
  notes: 'Notes personnelles',
  notesHint: 'Visibles de cette place seulement.',
  save: 'Enregistrer',
  saved: 'Enregistré.',
  unsaved: 'Pas enregistré : il n’y a pas de connexion. Réessaie dans un instant.',
  settings: 'Réglages de cette place',
  language: 'Langue',
  zone: 'Fuseau horaire',
  settleAtOnce: 'Ce que je confirme est aussitôt définitif, sans délai pour le reprendre',
  silence: {
    heading: 'Si je ne joue pas pendant longtemps',
    wait: 'les autres m’attendent',
    plan: 'mon plan est joué',
    autopilot: 'un pilote automatique joue ce tour pour moi',
    hint: 'Après deux fois le temps prévu pour un tour ; sans rythme fixé, personne ne joue jamais pour toi. Un plan attend jusque-là et n’est pas joué avant ; si tu n’en as pas, les autres t’attendent. Le pilote automatique n’en sait pas plus que toi. Ce qui est joué est raconté dans le journal et, dès le tour suivant, c’est de nouveau à toi.'
  },
  sorting: {
    heading: 'Ma main',
    hint: 'Choisis une carte et déplace-la. Seul cet appareil retient l’ordre, pour cette partie.',
    sort: 'Trier',
    asDrawn: 'Comme piochées',
    left: 'Vers la gauche',
    right: 'Vers la droite',
    lies: (card, place, cards) => `${card} : place ${place} sur ${cards}`
  },
  sounds: 'Sons doux sur cet appareil : un coup, à toi de jouer, fin de partie',
  helps: {
    hints: 'Astuces d’une première partie sur cet appareil',
    doubts: 'Me prévenir sur cet appareil avant un coup douteux'
  },
  mail: 'Un courriel quand c’est à moi',
  mailHint: 'Vide le champ et enregistre pour n’en recevoir aucun.',
  mailStates: {
    waiting: 'Nous allons écrire à cette adresse. Les courriels viendront quand tu y auras dit oui.',
    asked: 'Nous avons écrit à cette adresse. Les courriels viendront quand tu y auras dit oui.',
    confirmed: 'Cette adresse reçoit tes courriels.',
    stopped:
      'Cette adresse ne veut plus de nos courriels : rien n’y est envoyé. Le lien au bas de chacun de nos courriels permet de revenir là-dessus.',
    refused:
      'Pour l’instant, rien de plus n’est envoyé à cette adresse : elle a reçu autant de courriels qu’il est permis.',
    failed: 'Notre dernier courriel n’est pas arrivé à cette adresse. Vérifie-la, puis enregistre-la de nouveau.',
    'by-us':
      'Nous ne pouvons pas envoyer de courriels en ce moment. Ton adresse n’y est pour rien : ce qui est dû partira dès que possible.'
  },
  lend: {
    heading: 'Prêter ma place',
    hint: 'Quelqu’un joue pour toi, avec son propre lien et tout ce qui est à toi dans la partie, sans voir ni tes notes ni ces réglages, et sans pouvoir céder la place. Tout le monde apprend qu’elle est prêtée et ce que joue ton invité. Tu peux jouer aussi, tu reçois toujours tes courriels, et tu peux la reprendre à tout moment.',
    to: 'À qui',
    until: 'Jusqu’à la fin du',
    do: 'Prêter ma place',
    now: (to, day) => `Prêtée à ${isolated(to)} jusqu’au ${dayIn('fr', day)}. Ce lien est pour ton invité :`,
    link: to => `Le lien pour ${to}`,
    back: 'La reprendre'
  },
  parting: {
    heading: 'Arrêter ou partir',
    stop: {
      summary: 'Arrêter la partie…',
      text: 'Tu dis que tu voudrais arrêter. Quand tout le monde l’a dit, la partie est finie ; qui ne dit rien n’a pas donné son accord. Tu peux revenir dessus, et qui continue à jouer ne le veut plus.',
      agreed: names => `D’accord jusqu’ici : ${names}.`,
      already: 'Tu es d’accord pour arrêter. Si tu continues à jouer, tu ne l’es plus.',
      do: 'Je voudrais arrêter'
    },
    resign: {
      summary: 'Abandonner…',
      text: 'La partie est finie, et tu finis à la dernière place. Tu peux revenir dessus tant que ce n’est pas définitif.',
      do: 'J’abandonne'
    },
    leave: {
      summary: 'Quitter cette place…',
      text: 'Ton lien s’arrête aussitôt, sur tous les appareils, et plus aucun courriel ne vient. La place reste telle quelle, et attend quelqu’un d’autre ; tes notes sont effacées, et un coup non définitif est repris. Tout le monde voit que tu es parti, et si les autres veulent arrêter, tu ne les en empêches pas.',
      do: 'Quitter la place'
    },
    close: {
      summary: 'Fermer le récit…',
      text: 'Seuls les liens de cette partie le montreront alors. C’est pour toujours.',
      do: 'Fermer le récit'
    },
    host: {
      text: 'C’est toi qui as ouvert cette partie. Si tu perds ton lien d’hôte, il vient à ton adresse confirmée avec celui de ta place.',
      do: 'Recevoir mes liens'
    }
  },
  told: {
    heading: 'Quand me prévenir',
    quiet: 'Me laisser tranquille de',
    until: 'à',
    never: 'jamais',
    daily: 'Une seule fois par jour',
    eachTurn: 'non, à chaque tour',
    at: time => `à ${time}`,
    gathered: 'Avec mes autres parties qui le font, en un seul courriel à cette adresse',
    backOn: 'En voyage, de retour le',
    backOnHint: 'Ce jour-là, tu apprends ce qui t’attend alors.',
    paused: 'Rien sur cette partie pour le moment',
    sent: 'Ce qui t’a été envoyé',
    nothing: 'Rien jusqu’ici.',
    ways: { mail: 'Courriel', push: 'Push', webhook: 'Webhook' },
    abouts: {
      invitation: 'ton invitation',
      confirm: 'la question de savoir si nous pouvons t’écrire',
      link: 'le lien de ta place',
      handover: 'la question de ton hôte sur cette place',
      answer: 'ce que ta réponse a donné',
      'goes-on': 'la suite de ton tour',
      turn: 'c’est à toi',
      reminder: 'un rappel',
      last: 'le dernier rappel',
      over: 'la fin de la partie',
      nudge: 'un signe de l’hôte',
      still: 'la question de savoir si l’on joue encore',
      woken: 'que la partie est réveillée',
      again: 'qu’une nouvelle partie est ouverte',
      untaken: 'qu’une partie sans joueurs sera bientôt supprimée',
      deleted: 'que la partie a été supprimée',
      plan: 'un plan joué'
    },
    receipt: (what, came) => `${what} : ${came}`,
    next: (what, when) => `Ensuite, ${when} : ${what}`,
    states: {
      sent: when => `envoyé ${when}`,
      trying: when => `n’arrive pas depuis ${when} ; nous essayons encore`,
      'by-us': when => `n’a pas pu partir depuis ${when}, par notre faute ; nous essayons encore`,
      'given-up': when => `n’est pas arrivé depuis ${when}, et nous avons renoncé`,
      refused: when => `a été refusé ${when}. Configure ce moyen de nouveau`,
      withheld: () => 'n’a pas été envoyé : la question d’avant attend encore sa réponse'
    }
  },
  reach: {
    devices: 'Sur mes appareils',
    devicesHint:
      'Un petit mot quand c’est à toi, même si Slow Boat est fermé ; il ne montre aucune carte. Sur iPhone ou iPad, place d’abord Slow Boat sur l’écran d’accueil.',
    none: 'Aucun appareil encore.',
    gone: when => `disparu depuis ${when} : ajoute-le de nouveau là-bas, ou retire-le`,
    failed: 'Nos messages y ont été refusés, et rien n’y est plus envoyé. Configure-le de nouveau ou fais un essai.',
    here: 'Me prévenir sur cet appareil',
    denied: 'Ce navigateur ne le permet pas. Autorise les notifications de ce site dans ses réglages, puis réessaie.',
    forget: 'Retirer',
    webhook: 'Dans un canal',
    kind: 'Service',
    program: 'Un programme (JSON)',
    address: 'Adresse du webhook',
    token: 'Jeton d’accès (nécessaire à Matrix)',
    webhookHint:
      'D’autres y lisent peut-être : on y dit à qui c’est, sans carte ni lien vers ta place. Pour Matrix : https://, le serveur, / et l’identifiant du salon.',
    now: (kind, shown) => `Actuellement : ${kind}, ${shown}`,
    stop: 'Arrêter',
    feed: 'Dans mon agenda ou lecteur de flux',
    feedHint: 'On y voit quand tu es attendu, et aucune carte. Quiconque a l’adresse peut lire cela, et rien d’autre.',
    on: 'Obtenir une adresse',
    fresh: 'Une autre adresse',
    calendar: 'Agenda (ICS)',
    atom: 'Flux (Atom)',
    test: 'Recevoir un essai',
    tried: {
      sent: () => 'L’essai a été accepté.',
      busy: why => `L’essai n’est pas passé pour l’instant (${why}). Réessaie plus tard.`,
      'by-us': why =>
        `L’essai n’a pas pu partir pour l’instant (${why}). C’est notre faute, pas la tienne. Réessaie plus tard.`,
      refused: why => `L’essai a été refusé (${why}). Configure ce moyen de nouveau.`
    }
  },
  back: 'Retour à la place',
  device: 'Montrer sur mon autre appareil',
  deviceHint:
    'L’appareil photo de l’autre appareil lit ce code et y ouvre ta place. Quiconque a ton lien a ta place : ne le montre à personne d’autre.',
  code: 'Montrer le code',
  watch: 'Un lien pour regarder',
  watchHint: 'Il montre la table, mais rien de ce qui est caché : à partager sans crainte.',
  copy: 'Copier',
  copied: 'Copié.'
}
