import type { HostWords } from '../en/host.ts'
import { dayIn } from '../day.ts'
import { paces } from './paces.ts'
import { unproven } from './unproven.ts'
import { de, que } from './elision.ts'

export const words: HostWords = {
  title: game => `Liens pour ${game}`,
  opened: 'Ta partie est ouverte',
  openedText: 'Envoie à chacun son propre lien. Quiconque a un lien a la place : ne l’envoie donc à personne d’autre.',
  sealedText: 'Envoie à chacun son propre lien. C’est une invitation : le premier qui le suit peut prendre la place.',
  seen: {
    open: 'Quiconque a le lien d’une place peut y jouer, toi aussi : tous les liens sont ici.',
    sealed:
      'La personne qui prend une place reçoit un lien que nul autre n’a : ce qu’on y voit n’est montré à personne d’autre, pas même à toi.'
  },
  running: 'Ta partie',
  over: 'La partie est finie',
  again: 'Encore une fois, tous ensemble',
  next: 'Vers la partie suivante',
  record: 'Revoir la partie',
  toYourSeat: name => `Vers ta place, ${name}`,
  paces,
  seats: 'Les places',
  taken: 'À table',
  takenSince: day => `À table depuis le ${day}`,
  free: 'Pas encore là',
  yours: 'Ta propre place',
  unreached: when => `Injoignable depuis le ${when} : cela se règle sur la page de la place, dans ses réglages.`,
  unreachedByUs: when => `Aucun message depuis le ${when}, par notre faute. Ce qui est dû partira dès que possible.`,
  unproven,
  unprovenSeat: 'Aucun moyen de prévenir cette personne n’est encore confirmé.',
  sealedLink: name => `Personne d’autre ${que(name)} n’a le lien de cette place.`,
  byOthers: name =>
    `${name} n’occupe plus cette place. Vous jouez les uns contre les autres : tous les autres choisissent ensemble qui la prend, chacun sur la page de la sienne.`,
  untaken: day =>
    `Personne n’a encore pris de place. Si personne n’en prend d’ici le ${day}, la partie sera supprimée ; les autres ne le sont jamais.`,
  invited: {
    waiting: name => `Nous écrivons tout de suite à ${name}.`,
    byDay: name => `Il fait nuit là-bas : nous écrirons à ${name} au matin.`,
    'by-us':
      'Nous ne pouvons pas envoyer de courriels en ce moment ; l’adresse n’y est pour rien. L’invitation partira dès que possible, ou transmets ce lien toi-même.',
    sent: day => `Une invitation a été envoyée à son adresse le ${day} ; personne n’y a encore répondu.`,
    outdated: 'L’invitation est partie avec l’ancien lien. Transmets celui-ci toi-même.',
    shared: (seat, name) =>
      `L’adresse est la même que celle de la place ${seat} (${name}) et ne reçoit qu’une invitation. Transmets ce lien toi-même.`,
    stopped:
      'Cette adresse ne veut plus de nos courriels et ne reçoit donc pas d’invitation. Transmets ce lien toi-même.',
    refused:
      'Cette adresse a reçu autant de courriels qu’il est permis et ne reçoit donc pas d’invitation pour l’instant. Transmets ce lien toi-même.',
    failed: 'Aucune invitation n’est arrivée à cette adresse. Transmets ce lien toi-même.'
  },
  pilot: {
    cat: 'Ici joue le chat du bord : un pilote automatique qui sait ce que cette place peut savoir, et rien d’autre.',
    plays: 'Ici joue un pilote automatique, jusqu’à ce que quelqu’un reprenne la barre.',
    on: 'Laisser jouer un pilote automatique',
    off: 'Plus de pilote automatique',
    isOn: name =>
      `Un pilote automatique joue maintenant pour ${name}, qui peut reprendre la barre à tout moment avec son lien.`,
    isOff: name => `Plus personne ne joue pour ${name}.`
  },
  inviteAgain: 'Inviter de nouveau',
  invitedAgain: 'Une autre invitation est en route.',
  linkOf: name => `Lien pour ${name}`,
  open: 'Ouvrir',
  copy: 'Copier',
  copied: 'Copié',
  share: 'Partager',
  code: 'Code QR',
  codeOf: name => `Code QR du lien pour ${name}`,
  invitation: name => `${name}, voici ta place. Joue quand cela te convient :`,
  renew: 'Nouveau lien…',
  renewOf: name => `Nouveau lien pour ${name}…`,
  handover: {
    asked: name => `La question est posée à ${name}, sur la page de sa place et, s’il y a une adresse, par courriel.`,
    waiting: (name, day) =>
      `On a demandé cette place à ${name}. Sans réponse ni visite, elle pourra avoir un nouveau lien à partir du ${day}.`,
    rival: name =>
      `On a demandé sa place à ${name}. Vous jouez les uns contre les autres : sans son accord, elle n’a pas de nouveau lien. Si ${name} s’absente longtemps, tous les autres décident ensemble, sur la page de leur place.`,
    agreed: name => `${name} est d’accord : cette place peut avoir un nouveau lien.`,
    refused: name => `${name} préfère garder cette place.`
  },
  chosen: (label, value) => `${label} : ${value}`,
  facts: players => (players === 1 ? 'en solitaire' : `à ${players}`),
  waiting: (names, day) => `On attend ${names} depuis le ${day}.`,
  asleep: day =>
    `Endormie depuis le ${day} : personne ne reçoit de courriel. Qui joue la réveille, et toi aussi tu le peux.`,
  wake: 'Réveiller la partie',
  agreed: names => `Envie d’arrêter : ${names}. Dès que tout le monde sera d’accord, la partie s’arrêtera.`,
  left: day => `A quitté la table le ${day} ; la place attend quelqu’un d’autre`,
  lent: (to, day) => `Prêtée${to === null ? '' : ` à ${to}`} jusqu’au ${dayIn('fr', day)}`,
  itsLink: 'Lien de cette place',
  told: {
    heading: 'Ce qui a été envoyé ici',
    ways: { mail: 'Courriel', push: 'Appareil', webhook: 'Canal' },
    abouts: {
      invitation: 'invitation',
      confirm: 'question de savoir si nous pouvons écrire',
      link: 'lien de la place',
      handover: 'question sur la place',
      answer: 'ce qu’une réponse a donné',
      'goes-on': 'la suite d’un tour',
      turn: 'c’est à toi',
      reminder: 'rappel',
      last: 'dernier rappel',
      over: 'fin de la partie',
      nudge: 'signe de l’hôte',
      still: 'joue-t-on encore ?',
      woken: 'réveillée',
      plan: 'plan joué',
      again: 'nouvelle partie',
      untaken: 'bientôt supprimée : aucune place prise',
      deleted: 'supprimée'
    },
    states: {
      sent: day => `envoyé le ${day}`,
      trying: day => `n’arrive pas depuis le ${day} ; nous essayons encore`,
      'by-us': day => `pas parti depuis le ${day}, par notre faute ; nous essayons encore`,
      'given-up': day => `n’est pas arrivé depuis le ${day} ; abandonné`,
      refused: day => `refusé le ${day}`,
      withheld: () => 'pas envoyé'
    }
  },
  nudge: {
    do: 'Faire signe',
    of: name => `Faire signe à ${name}`,
    done: day => `Signe fait le ${day} ; un autre après un jour.`
  },
  give: {
    summary: 'Donner cette place à quelqu’un d’autre…',
    text: 'La personne reçoit un nouveau lien, et la place telle quelle. L’ancien lien s’arrête aussitôt ; notes privées, adresse et coup non définitif partent avec qui était là. Tout le monde l’apprend.',
    byMail:
      'Ici, certains jouent les uns contre les autres : personne à la table ne reçoit ce lien. Nous l’envoyons par courriel à quelqu’un qui n’a pas joué ici ; le chat du bord joue jusqu’à son arrivée.',
    asks: name =>
      `Ici on joue les uns contre les autres : la question est d’abord posée à ${name}. La place peut être donnée après son accord, ou sept jours sans visite.`,
    asksRival: name =>
      `Ici, certains jouent les uns contre les autres : cette place ne peut être donnée qu’avec l’accord ${de(name)}. Si ${name} s’absente longtemps, tous les autres décident ensemble, sur la page de leur place.`,
    name: 'Nom',
    address: 'Adresse (si tu veux)',
    addressNeeded: 'Adresse',
    do: 'Donner la place',
    ask: 'Demander la place'
  },
  match: {
    heading: 'Cette partie',
    pace: 'Rythme',
    change: 'Changer',
    export: {
      summary: 'L’emporter dans un fichier…',
      running: 'Un fichier JSON avec tout ce que voit qui regarde : rien de caché, aucun lien, aucune adresse.',
      over: 'Un fichier JSON avec toute la partie et sa preuve : aucun lien, aucune adresse.',
      do: 'Télécharger'
    },
    end: {
      summary: 'Arrêter la partie…',
      text: 'Elle est finie aussitôt pour tout le monde et compte comme arrêtée. Le récit s’ouvre, toutes les cartes visibles. On ne revient pas en arrière.',
      agreement:
        'Ici on joue les uns contre les autres : ce sont les joueurs qui arrêtent. Chacun le dit à sa place, sous « Notes, réglages », et quand tous l’ont dit, c’est fini.',
      do: 'L’arrêter pour tous'
    },
    close: {
      summary: 'Fermer le récit…',
      text: 'Seuls les liens de cette partie le montreront alors, et son adresse à personne d’autre. C’est pour toujours.',
      closed: day => `Fermé le ${day} : seuls les liens de cette partie montrent le récit.`,
      do: 'Fermer le récit'
    },
    delete: {
      summary: 'Supprimer la partie pour toujours…',
      text: 'Cartes, récit, paroles, notes privées, noms, adresses et tous les liens disparaissent, pour tous ceux qui jouent. Tous ceux qui reçoivent nos messages sont prévenus. Personne ne peut la faire revenir, pas même nous.',
      sure: 'Oui, tout de cette partie',
      do: 'Supprimer pour toujours'
    }
  },
  curl: 'Depuis un terminal, avec ce lien : do est nudge, invite ou give (chacun avec seat, compté à partir de 0 ; give avec name), pace, address (avec address ; sans elle, aucune n’est gardée), wake, end, close, export ou delete (avec sure=1).',
  watcher: {
    name: 'quiconque regarde',
    heading: 'Pour regarder',
    text: 'Ce lien montre la table, mais rien de ce qui est caché. Envoie-le à tous ceux qui aiment regarder.'
  },
  host: {
    name: 'toi, l’hôte',
    heading: 'Pour toi seul',
    text: 'Ce lien ramène à cette page, où se trouvent tous les liens. Garde-le, et ne le donne à personne d’autre.',
    back: 'Si tu le perds, il peut t’être envoyé à l’adresse confirmée de ta propre place : demande-le là-bas, ou là où mène un de tes anciens liens.'
  },
  mail: {
    heading: 'Mon adresse électronique, si je perds ce lien',
    hint: 'Sinon, nous n’y écrivons qu’avant de supprimer une partie où personne n’a jamais pris de place. Pour n’en avoir aucune, vide le champ et enregistre.',
    save: 'Enregistrer',
    states: {
      waiting: 'Nous allons écrire à cette adresse. Elle vaudra pour ton lien quand tu y auras dit oui.',
      asked: 'Nous avons écrit à cette adresse. Elle vaudra pour ton lien quand tu y auras dit oui.',
      confirmed:
        'Ton lien vient à cette adresse quand tu le demandes : là où mène un de tes anciens liens, ou là où l’on regarde la partie.',
      stopped:
        'Cette adresse ne veut plus de nos courriels : rien n’y est envoyé. Le lien au bas de chacun de nos courriels permet de revenir là-dessus.',
      refused:
        'Pour l’instant, rien de plus n’est envoyé à cette adresse : elle a reçu autant de courriels qu’il est permis.',
      failed: 'Notre dernier courriel n’est pas arrivé à cette adresse. Vérifie-la, puis enregistre-la de nouveau.',
      'by-us':
        'Nous ne pouvons pas envoyer de courriels en ce moment. Ton adresse n’y est pour rien : ce qui est dû partira dès que possible.'
    }
  },
  dialog: {
    heading: name => `Un nouveau lien pour ${name} ?`,
    text: 'L’ancien lien s’arrête aussitôt, sur tous les appareils. La place reste telle quelle, mais sans son adresse ni une action encore en suspens. Toute la table voit que son lien a été remplacé.',
    invitation:
      'L’ancienne invitation s’arrête aussitôt, sur tous les appareils. Toute la table voit qu’elle a été remplacée.',
    asks: 'Cette place est prise, et personne d’autre n’a son lien : on demande donc d’abord à la personne qui l’occupe. Le lien peut être remplacé avec son accord, ou après sept jours sans visite.',
    asksRival:
      'Cette place est prise, et ici certains jouent les uns contre les autres. Le lien ne peut être remplacé qu’avec l’accord de la personne qui l’occupe.',
    vacates:
      'L’ancien lien s’arrête aussitôt, sur tous les appareils. Le nouveau invite quelqu’un d’autre : la place reste telle quelle, mais sans les notes personnelles, ni l’adresse, ni une action encore en suspens. Toute la table voit que son lien a été remplacé.',
    cat: 'Le chat du bord quitte cette place. Le nouveau lien invite quelqu’un d’autre, qui continue à sa place.',
    watcher:
      'L’ancien lien s’arrête aussitôt, pour tous ceux qui regardent. Le nouveau est montré à toutes les places.',
    host: 'L’ancien lien s’arrête aussitôt, sur tous les appareils. Cette page change d’adresse : garde la nouvelle.',
    ask: 'Demander la place',
    yes: 'Remplacer le lien',
    no: 'Le laisser'
  },
  renewed: name => `Voici le nouveau lien pour ${name}. L’ancien n’ouvre plus rien.`,
  slow: 'C’est long. Cela peut encore arriver.',
  failed: 'Aucune réponse n’est venue. C’est peut-être fait quand même : rouvre cette page pour le voir.'
}
