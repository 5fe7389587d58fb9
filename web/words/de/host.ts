import type { HostWords } from '../en/host.ts'

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
