import { dayIn } from '../day.ts'
import { isolated } from '../isolated.ts'
import type { SettingsWords } from '../en/settings.ts'
import { words as promise } from './promise.ts'

export const words: SettingsWords = {
  promise,
  rules: 'Die Regeln dieser Partie',
  notes: 'Eigene Notizen',
  notesHint: 'Nur dieser Platz sieht sie.',
  save: 'Speichern',
  saved: 'Gespeichert.',
  unsaved: 'Nicht gespeichert: Es gibt keine Verbindung. Versuch es gleich noch einmal.',
  settings: 'Einstellungen dieses Platzes',
  language: 'Sprache',
  zone: 'Zeitzone',
  settleAtOnce: 'Was ich bestätige, ist sofort endgültig und lässt sich nicht zurücknehmen',
  silence: {
    heading: 'Wenn ich lange nicht spiele',
    wait: 'warten die anderen auf mich',
    plan: 'wird mein Plan gespielt',
    autopilot: 'spielt ein Autopilot diesen Zug für mich',
    hint: 'Nach der doppelten Zeit, die ein Zug dauern soll; ohne festes Tempo spielt nie jemand für dich. Ein Plan wartet bis dahin und wird nicht vorher gespielt; hast du keinen, warten die anderen. Der Autopilot weiß nicht mehr als du. Was gespielt wird, steht im Verlauf, und ab dem nächsten Zug spielst du wieder selbst.'
  },
  sorting: {
    heading: 'Meine Karten',
    hint: 'Wähle eine Karte und schieb sie. Die Reihenfolge merkt sich nur dieses Gerät, für diese Partie.',
    sort: 'Sortieren',
    asDrawn: 'Wie gezogen',
    left: 'Nach links',
    right: 'Nach rechts',
    lies: (card, place, cards) => `${card}: Platz ${place} von ${cards}`
  },
  sounds: 'Leise Klänge auf diesem Gerät: ein Zug, du bist dran, Schluss',
  helps: {
    hints: 'Tipps für die erste Partie auf diesem Gerät',
    doubts: 'Auf diesem Gerät vor zweifelhaften Zügen warnen'
  },
  mail: 'Mail, wenn ich dran bin',
  mailHint: 'Möchtest du keine, leere das Feld und speichere.',
  mailStates: {
    waiting: 'Wir schreiben gleich an diese Adresse. Die Mails beginnen, sobald du dort Ja gesagt hast.',
    asked: 'Wir haben an diese Adresse geschrieben. Die Mails beginnen, sobald du dort Ja gesagt hast.',
    confirmed: 'An diese Adresse gehen deine Mails.',
    stopped:
      'Für diese Adresse sind unsere Mails abgestellt, also geht keine dorthin. Rückgängig macht das der Link am Ende jeder unserer Mails.',
    refused: 'An diese Adresse geht vorerst nichts mehr: Sie hat schon so viele Mails von uns bekommen, wie sie darf.',
    failed:
      'Unsere letzte Mail an diese Adresse kam nicht an. Sieh nach, ob sie stimmt, und speichere sie noch einmal.',
    'by-us':
      'Wir können gerade keine Mails verschicken. An deiner Adresse liegt es nicht: Was ansteht, geht los, sobald es wieder klappt.'
  },
  lend: {
    heading: 'Meinen Platz verleihen',
    hint: 'Jemand anderes spielt für dich, mit einem eigenen Link und allem, was dir im Spiel gehört, sieht aber weder deine Notizen noch diese Einstellungen und kann den Platz nicht weitergeben. Alle erfahren, dass er verliehen ist und was dein Gast spielt. Du kannst auch selbst spielen, bekommst weiter deine Mails und kannst den Platz jederzeit zurücknehmen.',
    to: 'An wen',
    until: 'Bis einschließlich',
    do: 'Meinen Platz verleihen',
    now: (to, day) => `Bis ${dayIn('de', day)} an ${isolated(to)} verliehen. Dieser Link ist für deinen Gast:`,
    link: to => `Der Link für ${to}`,
    back: 'Zurücknehmen'
  },
  parting: {
    heading: 'Aufhören oder gehen',
    stop: {
      summary: 'Partie beenden …',
      text: 'Du sagst, dass du aufhören möchtest. Haben das alle gesagt, ist die Partie zu Ende; wer nichts sagt, ist nicht einverstanden. Du kannst es zurücknehmen, und wer weiterspielt, ist es nicht mehr.',
      agreed: names => `Bisher einverstanden: ${names}.`,
      already: 'Du bist einverstanden aufzuhören. Spielst du weiter, gilt das nicht mehr.',
      do: 'Ich möchte aufhören'
    },
    resign: {
      summary: 'Aufgeben …',
      text: 'Die Partie ist zu Ende, und du kommst auf den letzten Platz. Bis es endgültig ist, kannst du es zurücknehmen.',
      do: 'Ich gebe auf'
    },
    leave: {
      summary: 'Diesen Platz verlassen …',
      text: 'Dein Link endet sofort, auf allen Geräten, und Post kommt keine mehr. Der Platz bleibt, wie er ist, und wartet auf jemand anderen; deine Notizen werden gelöscht, und ein Zug, der noch nicht endgültig ist, wird zurückgenommen. Alle sehen, dass du gegangen bist, und wollen sie aufhören, stehst du nicht im Weg.',
      do: 'Platz verlassen'
    },
    close: {
      summary: 'Den Verlauf schließen …',
      text: 'Dann zeigen ihn nur noch die Links dieser Partie. Das gilt für immer.',
      do: 'Verlauf schließen'
    },
    host: {
      text: 'Du hast diese Partie eröffnet. Geht der Link verloren, der nur für dich ist, kommt er mit dem deines Platzes an deine bestätigte Adresse.',
      do: 'Schickt mir meine Links'
    }
  },
  told: {
    heading: 'Wann ich Bescheid bekomme',
    quiet: 'Lasst mich in Ruhe von',
    until: 'bis',
    never: 'nie',
    daily: 'Nur einmal am Tag',
    eachTurn: 'nein, bei jedem Zug',
    at: time => `um ${time}`,
    gathered: 'Zusammen mit meinen anderen Partien, die das tun, in einer Mail an diese Adresse',
    backOn: 'Verreist, zurück am',
    backOnHint: 'An diesem Tag erfährst du, was dann auf dich wartet.',
    paused: 'Vorerst nichts zu dieser Partie',
    sent: 'Was du bekommen hast',
    nothing: 'Bisher nichts.',
    ways: { mail: 'Mail', push: 'Push', webhook: 'Webhook' },
    abouts: {
      invitation: 'deine Einladung',
      confirm: 'die Frage, ob wir dir schreiben dürfen',
      link: 'der Link zu deinem Platz',
      handover: 'die Frage nach diesem Platz',
      answer: 'was aus deiner Antwort wurde',
      'goes-on': 'wie dein Zug weitergeht',
      turn: 'du bist dran',
      reminder: 'eine Erinnerung',
      last: 'die letzte Erinnerung',
      over: 'das Ende der Partie',
      nudge: 'ein Stups',
      still: 'die Frage, ob es noch weitergeht',
      woken: 'dass die Partie wieder wach ist',
      again: 'dass eine neue Partie eröffnet wurde',
      untaken: 'dass eine Partie ohne Mitspielende bald gelöscht wird',
      deleted: 'dass die Partie gelöscht wurde',
      plan: 'ein gespielter Plan'
    },
    receipt: (what, came) => `${what}: ${came}`,
    next: (what, when) => `Als Nächstes, ${when}: ${what}`,
    states: {
      sent: when => `verschickt ${when}`,
      trying: when => `kommt nicht an seit ${when}; wir versuchen es weiter`,
      'by-us': when => `ließ sich nicht verschicken seit ${when}, durch einen Fehler bei uns; wir versuchen es weiter`,
      'given-up': when => `kam nicht an seit ${when}, und wir haben es aufgegeben`,
      refused: when => `wurde abgewiesen ${when}. Richte diesen Weg neu ein`,
      withheld: () => 'nicht verschickt: Die Frage davor ist noch nicht beantwortet'
    }
  },
  reach: {
    devices: 'Auf meinen Geräten',
    devicesHint:
      'Eine kurze Nachricht, wenn du dran bist, auch wenn Slow Boat zu ist; sie zeigt keine Karte. Auf iPhone und iPad leg Slow Boat erst auf den Home-Bildschirm.',
    none: 'Noch kein Gerät.',
    gone: when => `seit ${when} nicht mehr da: Füg es dort neu hinzu oder entferne es`,
    failed: 'Hier wurden wir abgewiesen, und nichts geht mehr dorthin. Richte es neu ein oder versuch einen Test.',
    here: 'Auf diesem Gerät Bescheid geben',
    denied:
      'Dieser Browser lässt uns nicht. Erlaube in seinen Einstellungen Mitteilungen dieser Seite und versuch es noch einmal.',
    forget: 'Entfernen',
    webhook: 'In einem Kanal',
    kind: 'Dienst',
    program: 'Ein Programm (JSON)',
    address: 'Adresse des Webhooks',
    token: 'Zugangs-Token (braucht Matrix)',
    webhookHint:
      'Dort lesen vielleicht andere mit. Darum steht nur da, wer dran ist: keine Karte und kein Link zu deinem Platz. Bei Matrix: https://, der Server, / und die ID des Raums.',
    now: (kind, shown) => `Jetzt: ${kind}, ${shown}`,
    stop: 'Beenden',
    feed: 'Im Kalender oder Feedreader',
    feedHint:
      'Dort steht, wann auf dich gewartet wird, und keine Karte. Wer die Adresse hat, kann das lesen und sonst nichts.',
    on: 'Gebt mir eine Adresse',
    fresh: 'Eine andere Adresse',
    calendar: 'Kalender (ICS)',
    atom: 'Feed (Atom)',
    test: 'Schickt mir einen Test',
    tried: {
      sent: () => 'Der Test wurde angenommen.',
      busy: why => `Der Test kam gerade nicht an (${why}). Versuch es später noch einmal.`,
      'by-us': why =>
        `Wir konnten den Test gerade nicht verschicken (${why}). Das liegt an uns, nicht an dir. Versuch es später noch einmal.`,
      refused: why => `Der Test wurde abgewiesen (${why}). Richte diesen Weg neu ein.`
    }
  },
  back: 'Zurück zum Platz',
  device: 'Auf meinem anderen Gerät zeigen',
  deviceHint:
    'Die Kamera des anderen Geräts liest diesen Code und öffnet dort deinen Platz. Wer deinen Link hat, hat deinen Platz: Zeig ihn sonst niemandem.',
  code: 'Code zeigen',
  watch: 'Ein Link zum Zuschauen',
  watchHint: 'Er zeigt den Tisch und nichts Verdecktes: gut zum Teilen.',
  copy: 'Kopieren',
  copied: 'Kopiert.'
}
