import type { HostWords } from './en.ts'

export const words: HostWords = {
  title: game => `Links für ${game}`,
  opened: 'Deine Partie ist eröffnet',
  openedText: 'Schick jedem seinen eigenen Link. Wer einen Link hat, hat den Platz: Gib ihn also sonst niemandem.',
  running: 'Deine Partie',
  over: 'Die Partie ist zu Ende',
  record: 'Ansehen, wie es lief',
  toYourSeat: name => `An deinen Platz, ${name}`,
  seats: 'Die Plätze',
  taken: 'Am Tisch',
  free: 'Noch nicht da',
  yours: 'Dein eigener Platz',
  unreached: when => `Seit dem ${when} erreicht diesen Platz keine Mail`,
  invited: {
    waiting: 'An die Mailadresse dieses Platzes geht gleich eine Einladung.',
    sent: 'An die Mailadresse dieses Platzes ging eine Einladung.',
    outdated: 'Die Einladung ging noch mit dem alten Link hinaus. Gib diesen selbst weiter.',
    shared: (seat, name) =>
      `Die Mailadresse ist dieselbe wie die von Platz ${seat} (${name}) und bekommt nur eine Einladung. Gib diesen Link selbst weiter.`,
    stopped: 'Diese Mailadresse will keine Mails von uns und bekommt keine Einladung. Gib diesen Link selbst weiter.',
    refused:
      'Diese Mailadresse hat so viele Mails bekommen, wie eine von uns bekommen darf, und bekommt vorerst keine Einladung. Gib diesen Link selbst weiter.',
    failed: 'An diese Mailadresse kam keine Einladung durch. Gib diesen Link selbst weiter.'
  },
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
  watcher: {
    name: 'jemanden, der zuschaut',
    heading: 'Zum Zuschauen',
    text: 'Dieser Link zeigt das Brett und keine Hand. Schick ihn allen, die gern zusehen.'
  },
  host: {
    name: 'dich allein',
    heading: 'Nur für dich',
    text: 'Dieser Link führt auf diese Seite zurück, mit allen Links darauf. Heb ihn auf und gib ihn niemandem.'
  },
  dialog: {
    heading: name => `Ein neuer Link für ${name}?`,
    text: 'Der alte Link endet sofort, auf jedem Gerät. Die Karten bleiben beim Platz, seine Mailadresse und ein noch offener Zug nicht. Alle am Tisch sehen, dass der Link ersetzt wurde.',
    yes: 'Link ersetzen',
    no: 'Dabei lassen'
  },
  renewed: name => `Das ist der neue Link für ${name}. Der alte öffnet nichts mehr.`,
  failed: 'Das hat nicht geklappt. Nichts hat sich geändert: Versuch es gleich noch einmal.'
}
