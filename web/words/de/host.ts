import type { HostWords } from '../en/host.ts'
import { paces } from './paces.ts'

export const words: HostWords = {
  title: game => `Links für ${game}`,
  opened: 'Deine Partie ist eröffnet',
  openedText: 'Schick allen ihren eigenen Link. Wer einen Link hat, hat den Platz: Gib ihn also sonst niemandem.',
  sealedText: 'Schick allen ihren eigenen Link. Er ist eine Einladung: Wer ihm zuerst folgt, kann den Platz nehmen.',
  seen: {
    open: 'Wer den Link eines Platzes hat, sieht dessen Karten, sobald dort jemand sitzt: du also auch, denn alle Links stehen hier.',
    sealed:
      'Wer einen Platz nimmt, bekommt einen Link, den sonst niemand hat: Die Karten dort sieht niemand sonst, auch du nicht.'
  },
  running: 'Deine Partie',
  over: 'Die Partie ist zu Ende',
  record: 'Ansehen, wie es lief',
  toYourSeat: name => `An deinen Platz, ${name}`,
  paces,
  seats: 'Die Plätze',
  taken: 'Am Tisch',
  takenSince: day => `Am Tisch seit ${day}`,
  free: 'Noch nicht da',
  yours: 'Dein eigener Platz',
  unreached: when => `Die letzte Mail an diesen Platz kam nicht an (${when}).`,
  sealedLink: name => `Den Link zu diesem Platz hat nur ${name}.`,
  invited: {
    waiting: 'An die Mailadresse dieses Platzes geht gleich eine Einladung.',
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
    agreed: name => `${name} ist einverstanden: Dieser Platz kann einen neuen Link bekommen.`,
    refused: name => `${name} möchte diesen Platz behalten.`
  },
  watcher: {
    name: 'alle, die zuschauen',
    heading: 'Zum Zuschauen',
    text: 'Dieser Link zeigt das Brett und niemandes Karten. Schick ihn allen, die gern zusehen.'
  },
  host: {
    name: 'dich allein',
    heading: 'Nur für dich',
    text: 'Dieser Link führt auf diese Seite zurück, mit allen Links darauf. Heb ihn auf und gib ihn sonst niemandem.'
  },
  dialog: {
    heading: name => `Ein neuer Link für ${name}?`,
    text: 'Der alte Link gilt ab sofort nicht mehr, auf keinem Gerät. Die Karten bleiben beim Platz, seine Mailadresse und ein noch nicht endgültiger Zug nicht. Alle am Tisch sehen, dass der Link ersetzt wurde.',
    invitation:
      'Die alte Einladung gilt ab sofort nicht mehr, auf keinem Gerät. Alle am Tisch sehen, dass sie ersetzt wurde.',
    asks: 'Dieser Platz ist besetzt, und seinen Link hat sonst niemand. Darum wird zuerst gefragt, wer dort sitzt. Ersetzt werden kann der Link mit deren oder dessen Zustimmung oder wenn sieben Tage lang niemand kommt.',
    vacates:
      'Der alte Link gilt ab sofort nicht mehr, auf keinem Gerät. Der neue lädt jemand anders ein: Die Karten bleiben beim Platz, die eigenen Notizen, die Mailadresse und ein noch nicht endgültiger Zug nicht. Alle am Tisch sehen, dass der Link ersetzt wurde.',
    cat: 'Die Schiffskatze verlässt diesen Platz. Der neue Link lädt jemand anderen ein: Wer ihn nimmt, bekommt ihre Karten.',
    watcher: 'Der alte Link gilt ab sofort nicht mehr, wer auch zuschaut. Alle Plätze bekommen den neuen zu sehen.',
    host: 'Der alte Link gilt ab sofort nicht mehr, auf keinem Gerät. Diese Seite bekommt eine neue Adresse: Heb sie auf, niemand kann sie dir noch einmal geben.',
    ask: 'Um den Platz bitten',
    yes: 'Link ersetzen',
    no: 'Dabei lassen'
  },
  renewed: name => `Das ist der neue Link für ${name}. Der alte öffnet nichts mehr.`,
  failed: 'Das hat nicht geklappt. Nichts hat sich geändert: Versuch es gleich noch einmal.'
}
