import type { AboardWords } from '../en/aboard.ts'

export const words: AboardWords = {
  page: {
    title: 'Meine Partien hierher holen',
    text: 'Das ist ein privater Link: Er trägt die Partien eines Menschen von Gerät zu Gerät. Es gibt kein Konto, und sonst ist nichts von dir bekannt.',
    carries: count =>
      count === 0
        ? 'Noch trägt er keine Partie.'
        : count === 1
          ? 'Er trägt eine Partie.'
          : `Er trägt ${count} Partien.`,
    own: 'Mach nur weiter, wenn es deiner ist. Wer ihn hat, kann alles spielen, was er trägt, also auch Partien, die du von nun an auf diesem Gerät öffnest.',
    take: count =>
      count === 1 ? 'Auch die Partie dieses Geräts mitnehmen' : `Auch die ${count} Partien dieses Geräts mitnehmen`,
    go: 'Meine Partien hierher holen',
    there: 'Dieses Gerät hat ihn schon.',
    harbour: 'Zum Hafen',
    unkept:
      'Dieser Browser merkt sich nichts, etwa in einem privaten Fenster. Hierher holen lässt sich darum nichts. Aus dieser Liste öffnet sich jede Partie trotzdem:',
    unscripted: 'Zum Herholen braucht es ein Skript. Ohne Skripte öffnen sie sich aus einer Liste:',
    list: 'Liste zeigen',
    listed: 'Was er trägt',
    seat: (game, name) => `${game}, als ${name}`,
    host: (game, names) => `${game} mit ${names}: die Links`
  },
  panel: {
    what: 'Ein privater Link trägt deine Partien auf dein Telefon, dein Tablet, deinen Computer: die du jetzt hast, und die noch kommen. Es gibt kein Konto, und sonst ist nichts von dir bekannt.',
    already: 'Wenn du schon einen hast, öffne ihn auf diesem Gerät.',
    make: 'Privaten Link anlegen',
    link: 'Dein privater Link',
    secret:
      'Öffne ihn auf deinem anderen Gerät. Wer ihn hat, kann auf allen deinen Plätzen spielen. Zeig ihn also niemandem.',
    unused: 'Hat ihn zwei Jahre lang kein Gerät geöffnet, wird er entfernt. Deine Partien bleiben, wo sie sind.',
    copy: 'Kopieren',
    copied: 'Kopiert',
    code: 'QR-Code',
    codeOf: 'QR-Code deines privaten Links',
    send: address => `An ${address} schicken`,
    sent: address => `Er ist unterwegs zu ${address}.`,
    busy: 'Gerade ließ er sich nicht schicken. Versuch es etwas später noch einmal.',
    refused: 'An diese Adresse ließ er sich nicht schicken.',
    renew: 'Neuer Link …',
    renewing:
      'Wenn ein Gerät verloren ging oder jemand anders den Link gesehen hat: Der alte öffnet dann nichts mehr, und deine anderen Geräte brauchen den neuen.',
    yes: 'Ersetzen',
    no: 'So lassen',
    renewed: 'Ersetzt. Öffne den neuen Link auf deinen anderen Geräten.',
    leave: 'Hier aufhören',
    left: 'Dieses Gerät behält seine Partien und nimmt nichts mehr mit.',
    end: 'Überall beenden',
    ended: 'Beendet. Jedes Gerät behält die Partien, die es hat.',
    failed: 'Gerade keine Verbindung.'
  },
  file: {
    heading: 'Als Datei',
    what: 'Ohne Mail und privaten Link: Sichere deine Partien in einer Datei und lies sie auf dem anderen Gerät ein. Wer die Datei hat, kann auf allen deinen Plätzen spielen.',
    save: 'Partien sichern',
    read: 'Datei einlesen',
    came: count =>
      count === 0
        ? 'Dieses Gerät kannte schon alles.'
        : count === 1
          ? 'Eine Partie ist dazugekommen.'
          : `${count} Partien sind dazugekommen.`,
    wrong: {
      size: 'Diese Datei ist zu groß, um eine von uns zu sein.',
      json: 'Das ist keine Datei von Slow Boat: Sie lässt sich nicht lesen.',
      kind: 'Das ist keine Datei von Slow Boat.',
      version: 'Diese Datei hat ein neueres Slow Boat geschrieben.',
      origin: origin => `Die Partien in dieser Datei sind auf ${origin}, nicht hier.`,
      match: at =>
        `Die Partie an Stelle ${at} dieser Datei ist nicht so, wie sie sein soll. Darum wurde nichts übernommen.`
    }
  }
}
