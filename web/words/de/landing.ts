import type { LandingWords } from '../en/landing.ts'

export const words: LandingWords = {
  harbour: 'Zum Hafen',
  seat: 'Zu meinem Platz',
  again: 'Noch einmal versuchen',
  who: (name, when) => `${name}, seit: ${when}`,
  later: when => `Versuch es ${when} noch einmal.`,
  stops: {
    pause: {
      text: 'Nichts mehr von dieser Partie, bis du es hier oder an deinem Platz wieder willst.',
      act: 'Diese Partie pausieren',
      done: 'Diese Partie ist pausiert: Du hörst nichts von ihr.',
      undo: 'Wieder Bescheid geben'
    },
    daily: {
      text: 'Eine Mail am Tag, um sechs am Abend nach der Uhr deines Platzes. Dort kannst du auch eine andere Stunde wählen.',
      act: 'Einmal am Tag',
      done: 'Diese Partie schreibt dir einmal am Tag.',
      undo: 'Wieder sofort schreiben'
    },
    people: {
      text: 'Nichts mehr von dieser Partie und denen, die auf sie folgen, weder per Mail noch sonst; und zwei Jahre lang keine Einladung von den Leuten dieser Partie. Sie erfahren es nicht.',
      act: 'Nichts mehr von diesen Leuten',
      done: 'Du hörst nichts von dieser Partie und bekommst keine Einladung von ihren Leuten.',
      undo: 'Sie dürfen wieder schreiben'
    }
  },
  pages: {
    'no-such-link': {
      title: 'Dieser Link öffnet nichts',
      text: 'Vielleicht ist beim Kopieren ein Zeichen verloren gegangen. Lass ihn dir noch einmal schicken.'
    },
    reissued: {
      title: 'Dieser Link wurde ersetzt',
      text: 'An seiner Stelle gibt es einen neuen, und dieser öffnet nichts mehr. Wer die Partie eröffnet hat, kann dir den neuen geben.'
    },
    'loan-over': {
      title: 'Danke fürs Mitspielen',
      text: 'Die Zeit, für die dir dieser Platz geliehen war, ist vorbei. Wer ihn dir geliehen hat, spielt wieder selbst und kann dir einen neuen Link geben.'
    },
    'seat-reissued': {
      title: 'Dieser Link wurde ersetzt',
      text: 'An seiner Stelle gibt es einen neuen, und dieser öffnet nichts mehr. Wer die Partie eröffnet hat, kann dir den neuen geben. Oder lass ihn dir an die Adresse mailen, die am Platz bestätigt ist:',
      act: 'Schickt mir meinen Link'
    },
    sealed: {
      title: 'Dieser Platz ist besetzt',
      text: 'Hier wird mit einem Link gespielt, den sonst niemand hat: Dieser war die Einladung und zeigt nichts mehr. Wenn du das bist, öffne deinen Platz dort, wo du ihn genommen hast. Unter „Notizen, Einstellungen“ gibt es einen Code für dein anderes Gerät. Oder lass dir deinen Link mailen:',
      act: 'Schickt mir meinen Link'
    },
    'host-reissued': {
      title: 'Dieser Link wurde ersetzt',
      text: 'Zu der Seite mit allen Links führt jetzt ein neuer. Hast du für ihn oder an deinem Platz eine Adresse bestätigt, kommt er per Mail:',
      act: 'Schickt mir meinen Link'
    },
    'link-sent': {
      title: 'Sieh in dein Postfach',
      text: 'Wenn dafür eine Adresse bestätigt wurde, ist der Link dorthin unterwegs: höchstens einmal in der Stunde und dreimal am Tag.'
    },
    'seat-left': {
      title: 'Du hast diesen Platz verlassen',
      text: 'Er bleibt, wie er ist, und wartet auf jemand anderen. Post dazu bekommst du keine mehr. Möchtest du weiterspielen, frag nach seinem neuen Link.'
    },
    'record-closed': {
      title: 'Dieser Verlauf ist geschlossen',
      text: 'Er ist für die, die gespielt und zugesehen haben: Ihre eigenen Links zeigen ihn weiterhin.'
    },
    deleting: {
      title: 'Diese Partie wird gerade gelöscht',
      text: 'Wer sie eröffnet hat, hat es so gewollt. Gezeigt wird nichts mehr; Karten, Verlauf, Notizen und Links sind für immer fort, sobald jede Kopie es bestätigt hat. Du musst nichts tun.'
    },
    deleted: {
      title: 'Diese Partie wurde gelöscht',
      text: 'Wer sie eröffnet hat, hat es so gewollt. Karten, Verlauf, Notizen und Links sind für immer fort. Alles andere beginnt im Hafen.'
    },
    'deleted-untaken': {
      title: 'Diese Partie wurde gelöscht',
      text: 'Zwei Monate lang hat niemand einen Platz genommen. Zum Spielen eröffne eine neue: Alles beginnt im Hafen.'
    },
    'stop-forgotten': {
      title: 'Dieser Link ist zu alt, um etwas zu beenden',
      text: 'Die Partie, zu der er gehörte, wurde gelöscht, und zwei Jahre lang ging nichts an seine Adresse. Darum weiß hier niemand mehr, welche das war. In jeder E-Mail von uns steht unten ein Link, der alle beendet.'
    },
    'not-found': {
      title: 'Unter dieser Adresse gibt es nichts',
      text: 'Hat dich jemand hierher geschickt? Dann bitte noch einmal um den Link. Alles andere beginnt im Hafen.'
    },
    'not-over': {
      title: 'Diese Partie wird noch gespielt',
      text: 'Ihren Verlauf gibt es, wenn sie zu Ende ist, mit allen Karten offen. Bis dahin zeigt dir dein eigener Link, wie es steht.'
    },
    'match-gone': {
      title: 'Diese Partie gibt es nicht',
      text: 'Vielleicht fehlt ein Stück ihrer Adresse. Eine neue ist in einer Minute eröffnet.'
    },
    'too-many': {
      title: 'Bitte ein wenig langsamer',
      text: 'Über deine Verbindung kamen zu viele Anfragen. Nichts ist verloren.'
    },
    'no-more-today': {
      title: 'Genug neue Partien für heute',
      text: 'Heute wurden so viele eröffnet, dass bis morgen keine neue mehr geht. Was begonnen hat, geht weiter wie immer.'
    },
    broken: {
      title: 'Bei uns ist etwas schiefgegangen',
      text: 'Was du bestätigt hattest, ist noch da. Warte einen Augenblick und versuch es dann noch einmal.'
    },
    'boat-replaced': {
      title: 'Dieser private Link wurde ersetzt',
      text: 'An seiner Stelle gibt es einen neuen, auf dem Gerät, mit dem du ihn ersetzt hast. Partien, die dieses Gerät kennt, sind noch im Hafen.'
    },
    'boat-gone': {
      title: 'Dieser private Link trägt nichts mehr',
      text: 'Er wurde auf einem deiner Geräte beendet. Partien, die dieses Gerät kennt, sind noch im Hafen.'
    },
    'boat-unreachable': {
      title: 'Gerade nicht zu erreichen',
      text: 'Verloren ist nichts: Deine Partien sind noch auf deinen Geräten, und dieser private Link öffnet sich wieder.'
    },
    unsubscribe: {
      title: 'Keine Mails mehr?',
      text: 'Slow Boat schreibt dann nie wieder an diese Adresse. Die Plätze bleiben, wie sie sind, und ihre Links öffnen sie weiterhin.',
      act: 'Alle Mails an diese Adresse abstellen'
    },
    unsubscribed: {
      title: 'Keine Mails mehr',
      text: 'Slow Boat schreibt nicht mehr an diese Adresse. Die Plätze bleiben, wie sie sind, und ihre Links öffnen sie weiterhin. Überlegst du es dir anders, führt der Link am Ende jeder unserer Mails hierher zurück.',
      act: 'Schreibt mir wieder'
    },
    resubscribed: {
      title: 'Du bekommst wieder Mails',
      text: 'Slow Boat darf wieder an diese Adresse schreiben: Wo du an einem Platz Ja gesagt hast, sagt dir eine Mail, wann du dran bist.'
    },
    'address-left': {
      title: 'Hier gibt es nichts zu bestätigen',
      text: 'In dieser Partie benutzt niemand mehr diese Adresse. Ist sie deine, dann trag sie in den Einstellungen deines Platzes oder auf der Seite mit allen Links noch einmal ein.'
    },
    'confirm-address': {
      title: 'Deine Adresse bestätigen',
      text: 'Sollen wir dir an diese Adresse schreiben, wenn du dran bist? Vor deinem Ja geht nichts an diese Adresse.',
      act: 'Ja, schreibt mir hierher'
    },
    confirmed: {
      title: 'Wir schreiben dir',
      text: 'Von nun an sagt dir eine Mail, wann du dran bist. In jeder steht, wie du sie abstellst.',
      offer: 'Hast du deinen Platz nicht zur Hand, kann sein Link an diese Adresse kommen:',
      act: 'Schickt mir meinen Link'
    },
    'confirm-host': {
      title: 'Diese Adresse für deinen Link?',
      text: 'Verlierst du den Link zur Seite mit allen Links einer Partie, die du eröffnet hast, kann er an diese Adresse kommen. Vor deinem Ja geht nichts an sie.',
      act: 'Ja, behaltet diese Adresse'
    },
    'host-confirmed': {
      title: 'Diese Adresse gilt',
      text: 'Geht der Link zur Seite mit allen Links verloren, kommt er hierher: Bitte darum, wohin ein alter Link führt oder wo man der Partie zusieht. Sonst bekommst du dafür keine Mail.',
      offer: 'Er kann auch gleich kommen:',
      act: 'Schickt mir meinen Link'
    }
  },
  cover: {
    free: game => `Ein Platz bei „${game}“ ist für dich frei`,
    title: game => `Ein Platz in einer Partie „${game}“`,
    text: 'Dieser Platz ist für die Person aufgehoben, die diesen Link hat. Was man dort sieht, wird nur Menschen gezeigt.',
    show: 'Meinen Platz zeigen'
  }
}
