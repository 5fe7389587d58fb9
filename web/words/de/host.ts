import type { HostWords } from '../en/host.ts'
import { dayIn } from '../day.ts'
import { paces } from './paces.ts'
import { unproven } from './unproven.ts'

export const words: HostWords = {
  title: game => `Links für ${game}`,
  opened: 'Deine Partie ist eröffnet',
  openedText: 'Schick allen ihren eigenen Link. Wer einen Link hat, hat den Platz: Gib ihn also sonst niemandem.',
  sealedText: 'Schick allen ihren eigenen Link. Er ist eine Einladung: Wer ihm zuerst folgt, kann den Platz nehmen.',
  seen: {
    open: 'Wer den Link eines Platzes hat, kann dort spielen, also auch du: Alle Links stehen hier.',
    sealed:
      'Wer einen Platz nimmt, bekommt einen Link, den sonst niemand hat: Was man dort sieht, sieht niemand sonst, auch du nicht.'
  },
  running: 'Deine Partie',
  over: 'Die Partie ist zu Ende',
  again: 'Noch einmal, alle zusammen',
  next: 'Zur nächsten Partie',
  record: 'Ansehen, wie es lief',
  toYourSeat: name => `An deinen Platz, ${name}`,
  paces,
  seats: 'Die Plätze',
  taken: 'Am Tisch',
  takenSince: day => `Am Tisch seit ${day}`,
  free: 'Noch nicht da',
  yours: 'Dein eigener Platz',
  unreached: when =>
    `Seit dem ${when} nicht erreicht: In Ordnung bringen lässt es sich am Platz, in den Einstellungen.`,
  unreachedByUs: when =>
    `Nicht benachrichtigt seit ${when}, durch einen Fehler bei uns. Wir holen es nach, sobald wir wieder schreiben können.`,
  unproven,
  unprovenSeat: 'Hat noch nicht bestätigt, wie wir hier Bescheid geben können.',
  sealedLink: name => `Den Link zu diesem Platz hat nur ${name}.`,
  byOthers: name =>
    `${name} sitzt nicht mehr hier. Ihr spielt gegeneinander, darum bestimmen alle anderen zusammen, wer den Platz nimmt, an ihren Plätzen.`,
  untaken: day =>
    `Noch hat niemand einen Platz genommen. Tut es bis zum ${day} niemand, wird die Partie gelöscht; andere Partien nie.`,
  invited: {
    waiting: name => `Die Mail an ${name} ist gleich unterwegs.`,
    byDay: name => `Dort ist Nacht: Die Mail an ${name} geht am Morgen.`,
    'by-us':
      'Wir können gerade keine Mails verschicken; an der Adresse liegt es nicht. Die Einladung geht, sobald es wieder klappt, oder gib diesen Link selbst weiter.',
    sent: day => `Am ${day} ging eine Einladung an die Mailadresse; bisher hat niemand geantwortet.`,
    outdated: 'Die Einladung ging noch mit dem alten Link hinaus. Gib diesen selbst weiter.',
    shared: (seat, name) =>
      `Die Mailadresse ist dieselbe wie die von Platz ${seat} (${name}) und bekommt nur eine Einladung. Gib diesen Link selbst weiter.`,
    stopped:
      'Für diese Mailadresse sind unsere Mails abgestellt, also bekommt sie keine Einladung. Gib diesen Link selbst weiter.',
    refused:
      'Diese Mailadresse hat schon so viele Mails von uns bekommen, wie sie darf, und bekommt vorerst keine Einladung. Gib diesen Link selbst weiter.',
    failed: 'An diese Mailadresse kam keine Einladung durch. Gib diesen Link selbst weiter.'
  },
  pilot: {
    cat: 'Hier spielt die Schiffskatze: ein Autopilot, der weiß, was man an diesem Platz wissen darf, und sonst nichts.',
    plays: 'Hier spielt ein Autopilot, bis sich jemand selbst ans Steuer setzt.',
    on: 'Einen Autopiloten spielen lassen',
    off: 'Keinen Autopiloten mehr',
    isOn: name =>
      `Für ${name} spielt jetzt ein Autopilot. Mit dem Link des Platzes geht es jederzeit selbst wieder ans Steuer.`,
    isOff: name => `Für ${name} spielt niemand mehr.`
  },
  inviteAgain: 'Noch einmal einladen',
  invitedAgain: 'Eine weitere Einladung ist unterwegs.',
  linkOf: name => `Link für ${name}`,
  open: 'Öffnen',
  copy: 'Kopieren',
  copied: 'Kopiert',
  share: 'Teilen',
  code: 'QR-Code',
  codeOf: name => `QR-Code des Links für ${name}`,
  invitation: name => `${name}, hier ist dein Platz. Spiel, wann es dir passt:`,
  renew: 'Neuer Link …',
  renewOf: name => `Neuer Link für ${name} …`,
  handover: {
    asked: name => `${name} wird gefragt: am Platz und, wenn es eine Adresse gibt, per Mail.`,
    waiting: (name, day) =>
      `${name} wurde nach diesem Platz gefragt. Ohne Antwort und ohne Besuch kann der Platz ab dem ${day} einen neuen Link bekommen.`,
    rival: name =>
      `${name} wurde nach diesem Platz gefragt. Ihr spielt gegeneinander, darum bekommt er nur mit Zustimmung einen neuen Link. Bleibt ${name} lange fort, entscheiden alle anderen zusammen, an ihren Plätzen.`,
    agreed: name => `${name} ist einverstanden: Dieser Platz kann einen neuen Link bekommen.`,
    refused: name => `${name} möchte diesen Platz behalten.`
  },
  chosen: (label, value) => `${label}: ${value}`,
  facts: players =>
    players === 1 ? 'allein' : `zu ${['', '', 'zweit', 'dritt', 'viert', 'fünft'][players] ?? players}`,
  waiting: (names, day) => `Wartet auf ${names}, seit ${day}.`,
  asleep: day => `Schläft seit ${day}: Niemand bekommt Post. Wer spielt, weckt die Partie, und du kannst es auch.`,
  wake: 'Partie wecken',
  agreed: names => `Möchte aufhören: ${names}. Sobald alle einverstanden sind, ist die Partie zu Ende.`,
  left: day => `Hat den Tisch verlassen (${day}); der Platz wartet auf jemand anderen`,
  lent: (to, day) => `Bis ${dayIn('de', day)}${to === null ? '' : ` an ${to}`} verliehen`,
  itsLink: 'Link zu diesem Platz',
  told: {
    heading: 'Was hierher geschickt wurde',
    ways: { mail: 'Mail', push: 'Gerät', webhook: 'Kanal' },
    abouts: {
      invitation: 'Einladung',
      confirm: 'Frage, ob wir schreiben dürfen',
      link: 'Link zum Platz',
      handover: 'Frage nach dem Platz',
      answer: 'was aus einer Antwort wurde',
      'goes-on': 'wie ein Zug weitergeht',
      turn: 'du bist dran',
      reminder: 'Erinnerung',
      last: 'letzte Erinnerung',
      over: 'Ende der Partie',
      nudge: 'Stups',
      still: 'geht es noch weiter?',
      woken: 'wieder wach',
      plan: 'Plan gespielt',
      again: 'neue Partie',
      untaken: 'bald gelöscht: kein Platz genommen',
      deleted: 'gelöscht'
    },
    states: {
      sent: day => `verschickt am ${day}`,
      trying: day => `kommt nicht an seit ${day}; wir versuchen es weiter`,
      'by-us': day => `nicht verschickt seit ${day}, durch einen Fehler bei uns; wir versuchen es weiter`,
      'given-up': day => `kam nicht an seit ${day}; aufgegeben`,
      refused: day => `abgewiesen am ${day}`,
      withheld: () => 'nicht verschickt'
    }
  },
  nudge: {
    do: 'Anstupsen',
    of: name => `${name} anstupsen`,
    done: day => `Angestupst am ${day}; nach einem Tag geht es wieder.`
  },
  give: {
    summary: 'Platz jemand anderem geben …',
    text: 'Wer kommt, bekommt einen neuen Link und den Platz, wie er ist. Der alte Link endet sofort; private Notizen, Mailadresse und ein Zug, der noch nicht endgültig ist, gehen mit dem, der hier saß. Alle erfahren es.',
    byMail:
      'Hier spielen manche gegeneinander, darum bekommt niemand am Tisch diesen Link: Wir mailen ihn jemandem, der hier noch nicht gespielt hat. Bis dahin spielt die Schiffskatze weiter.',
    asks: name =>
      `Hier wird gegeneinander gespielt, darum wird ${name} erst gefragt. Der Platz lässt sich vergeben, sobald die Antwort Ja ist oder sieben Tage lang niemand kommt.`,
    asksRival: name =>
      `Hier spielen manche gegeneinander, darum lässt sich der Platz nur vergeben, wenn ${name} zustimmt. Bleibt ${name} lange fort, entscheiden alle anderen zusammen, an ihren Plätzen.`,
    name: 'Name',
    address: 'Mailadresse (wenn du magst)',
    addressNeeded: 'Mailadresse',
    do: 'Platz vergeben',
    ask: 'Nach dem Platz fragen'
  },
  match: {
    heading: 'Diese Partie',
    pace: 'Tempo',
    change: 'Ändern',
    export: {
      summary: 'Als Datei mitnehmen …',
      running: 'Eine JSON-Datei mit allem, was man beim Zuschauen sieht: nichts Verdecktes, kein Link, keine Adresse.',
      over: 'Eine JSON-Datei mit der ganzen Partie und ihrem Beweis: kein Link, keine Adresse.',
      do: 'Herunterladen'
    },
    end: {
      summary: 'Die Partie beenden …',
      text: 'Sie ist sofort für alle vorbei und gilt als abgebrochen. Der Verlauf öffnet sich, alle Karten offen. Zurück geht es nicht.',
      agreement:
        'Hier wird gegeneinander gespielt, darum beenden sie die, die spielen: Alle sagen es an ihrem Platz unter „Notizen, Einstellungen“, und haben es alle gesagt, ist sie zu Ende.',
      do: 'Für alle beenden'
    },
    close: {
      summary: 'Den Verlauf schließen …',
      text: 'Dann zeigen ihn nur noch die Links dieser Partie und seine Adresse niemandem mehr. Das gilt für immer.',
      closed: day => `Geschlossen am ${day}: Nur die Links dieser Partie zeigen den Verlauf.`,
      do: 'Verlauf schließen'
    },
    delete: {
      summary: 'Die Partie für immer löschen …',
      text: 'Karten, Verlauf, Gesagtes, private Notizen, Namen, Adressen und alle Links gehen verloren, für alle, die spielen. Wer Nachrichten von uns bekommt, erfährt es. Niemand kann sie zurückholen, auch wir nicht.',
      sure: 'Ja, alles von dieser Partie',
      do: 'Für immer löschen'
    }
  },
  curl: 'Vom Terminal aus, mit diesem Link: do ist nudge, invite oder give (jeweils mit seat, gezählt ab 0; give mit name), pace, address (mit address; ohne gilt keine mehr), wake, end, close, export oder delete (mit sure=1).',
  watcher: {
    name: 'alle, die zuschauen',
    heading: 'Zum Zuschauen',
    text: 'Dieser Link zeigt den Tisch und nichts Verdecktes. Schick ihn allen, die gern zusehen.'
  },
  host: {
    name: 'dich allein',
    heading: 'Nur für dich',
    text: 'Dieser Link führt auf diese Seite zurück, mit allen Links darauf. Heb ihn auf und gib ihn sonst niemandem.',
    back: 'Geht er verloren, kommt er per Mail an die bestätigte Adresse deines eigenen Platzes: Bitte dort darum oder da, wohin ein alter Link von dir führt.'
  },
  mail: {
    heading: 'Meine Mailadresse, falls ich diesen Link verliere',
    hint: 'Sonst schreiben wir dorthin nur, bevor wir eine Partie löschen, in der nie jemand einen Platz nahm. Soll keine gelten, leere das Feld und speichere.',
    save: 'Speichern',
    states: {
      waiting: 'Wir schreiben gleich an diese Adresse. Sie gilt für deinen Link, sobald du dort Ja gesagt hast.',
      asked: 'Wir haben an diese Adresse geschrieben. Sie gilt für deinen Link, sobald du dort Ja gesagt hast.',
      confirmed:
        'An diese Adresse kommt dein Link, wenn du darum bittest: wohin ein alter Link von dir führt oder wo man der Partie zusieht.',
      stopped:
        'Für diese Adresse sind unsere Mails abgestellt, also geht keine dorthin. Rückgängig macht das der Link am Ende jeder unserer Mails.',
      refused:
        'An diese Adresse geht vorerst nichts mehr: Sie hat schon so viele Mails von uns bekommen, wie sie darf.',
      failed:
        'Unsere letzte Mail an diese Adresse kam nicht an. Sieh nach, ob sie stimmt, und speichere sie noch einmal.',
      'by-us':
        'Wir können gerade keine Mails verschicken. An deiner Adresse liegt es nicht: Was ansteht, geht los, sobald es wieder klappt.'
    }
  },
  dialog: {
    heading: name => `Ein neuer Link für ${name}?`,
    text: 'Der alte Link gilt ab sofort nicht mehr, auf keinem Gerät. Der Platz bleibt, wie er ist, nur ohne Mailadresse und ohne einen noch nicht endgültigen Zug. Alle am Tisch sehen, dass der Link ersetzt wurde.',
    invitation:
      'Die alte Einladung gilt ab sofort nicht mehr, auf keinem Gerät. Alle am Tisch sehen, dass sie ersetzt wurde.',
    asks: 'Dieser Platz ist besetzt, und seinen Link hat sonst niemand. Darum wird zuerst gefragt, wer dort sitzt. Ersetzt werden kann der Link, sobald die Antwort Ja ist oder sieben Tage lang niemand kommt.',
    asksRival:
      'Dieser Platz ist besetzt, und hier spielen manche gegeneinander. Der Link lässt sich nur ersetzen, wenn zustimmt, wer dort sitzt.',
    vacates:
      'Der alte Link gilt ab sofort nicht mehr, auf keinem Gerät. Der neue lädt jemand anders ein: Der Platz bleibt, wie er ist, nur ohne die eigenen Notizen, die Mailadresse und einen noch nicht endgültigen Zug. Alle am Tisch sehen, dass der Link ersetzt wurde.',
    cat: 'Die Schiffskatze verlässt diesen Platz. Der neue Link lädt jemand anderen ein: Wer ihn nimmt, spielt für sie weiter.',
    watcher:
      'Der alte Link gilt ab sofort nicht mehr, für alle, die zuschauen. Alle Plätze bekommen den neuen zu sehen.',
    host: 'Der alte Link gilt ab sofort nicht mehr, auf keinem Gerät. Diese Seite bekommt eine neue Adresse: Heb sie auf.',
    ask: 'Um den Platz bitten',
    yes: 'Link ersetzen',
    no: 'Dabei lassen'
  },
  renewed: name => `Das ist der neue Link für ${name}. Der alte öffnet nichts mehr.`,
  slow: 'Das dauert lange. Vielleicht kommt es noch an.',
  failed: 'Es kam keine Antwort. Vielleicht ist es trotzdem geschehen: Öffne diese Seite noch einmal und sieh nach.'
}
