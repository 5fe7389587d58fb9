import type { NoticeWords } from '../en/notices.ts'

export const words: NoticeWords = {
  harbour: 'Zum Hafen',
  again: 'Noch einmal versuchen',
  notices: {
    'no-such-link': {
      title: 'Dieser Link öffnet nichts',
      text: 'Vielleicht ging beim Kopieren ein Zeichen verloren. Bitte die Person, die ihn geschickt hat, ihn noch einmal zu schicken.'
    },
    reissued: {
      title: 'Dieser Link wurde ersetzt',
      text: 'Dieser Platz hat einen neuen Link bekommen, der alte öffnet ihn nicht mehr. Bitte um den neuen, wer die Partie eröffnet hat.'
    },
    'not-found': {
      title: 'Unter dieser Adresse liegt nichts',
      text: 'Hat dich jemand hierher geschickt? Dann bitte noch einmal um den Link. Alles andere beginnt am Hafen.'
    },
    'not-over': {
      title: 'Diese Partie wird noch gespielt',
      text: 'Ihr Verlauf öffnet sich, wenn sie zu Ende ist, mit allen Karten offen. Bis dahin zeigt dein eigener Link, wie es steht.'
    },
    'match-gone': {
      title: 'Diese Partie gibt es nicht',
      text: 'Vielleicht wurde ihre Adresse abgeschnitten, oder wer sie eröffnet hat, hat sie gelöscht. Eine neue ist in einer Minute eröffnet.'
    },
    'too-many': {
      title: 'Ein wenig langsamer, bitte',
      text: 'Von dir kamen zu viele Anfragen. Warte eine Minute und versuch es dann noch einmal: Nichts ist verloren.'
    },
    broken: {
      title: 'Bei uns ist etwas zerbrochen',
      text: 'Was du bestätigt hattest, ist aufgehoben. Warte einen Augenblick und versuch es dann noch einmal.'
    },
    unsubscribe: {
      title: 'Keine Mails mehr?',
      text: 'Slow Boat schreibt dann nie wieder an diese Adresse. Die Plätze bleiben, wie sie sind, und ihre Links öffnen sie weiterhin.',
      act: 'Alle Mails an diese Adresse abstellen'
    },
    unsubscribed: {
      title: 'Keine Mails mehr',
      text: 'Slow Boat schreibt nicht mehr an diese Adresse. Dein Platz gehört weiter dir: Heb seinen Link auf.'
    },
    'confirm-address': {
      title: 'Mail, wenn du dran bist?',
      text: 'Jemand an einem Platz, hoffentlich du, möchte hier benachrichtigt werden. Vor deinem Ja geht nichts an diese Adresse.',
      act: 'Ja, schreibt mir hierher'
    },
    confirmed: {
      title: 'Wir schreiben dir',
      text: 'Von nun an sagt dir eine Mail, wann du dran bist. In jeder steht, wie du sie abstellst.'
    }
  },
  cover: {
    title: game => `Ein Platz in einer Partie ${game}`,
    text: 'Dieser Platz ist für die Person aufgehoben, die diesen Link hat. Was sie auf der Hand hat, wird nur Menschen gezeigt.',
    show: 'Meinen Platz zeigen'
  }
}
