import { dayIn } from '../day.ts'
import { inTime } from '../in-time.ts'
import { moment } from '../in-utc.ts'
import type { PlatformCode } from '../refusals.ts'
import type { RefusalWords } from '../refusal.ts'
import { unproven } from './unproven.ts'

export const refusals: { readonly [code in PlatformCode]: RefusalWords[string] } = {
  BAD_ACTION: ({ line }) => (line ? `„${line}“ war nicht zu verstehen.` : 'Das war nicht zu verstehen.'),
  GAME_OVER: () => 'Die Partie ist vorbei.',
  STALE: () =>
    'Der Tisch hat sich inzwischen verändert, darum wurde das nicht gespielt. Sieh nach und wähl noch einmal.',
  NOT_YOUR_TURN: () => 'Du bist nicht dran.',
  WRONG_PHASE: () => 'Das geht gerade nicht.',
  MODULE: () => 'In dieser Partie gibt es das nicht.',
  BAD_SEATS: ({ least, most }) =>
    `Dieses Spiel ist für ${least === most ? '' : `${least} bis `}${most} ${most === 1 ? 'Person' : 'Personen'}.`,
  BAD_OPTION: ({ setting }) =>
    setting ? `„${setting}“ lässt sich so nicht wählen.` : 'Die Einstellungen waren nicht zu lesen.',
  MALFORMED: () => 'Die Anfrage war nicht zu lesen.',
  NO_LINK: () => 'Dafür ist der Link eines Platzes nötig.',
  NOT_SIGNED: () => 'Das hat sein Absender nicht unterschrieben.',
  NO_SUCH_LINK: () => 'Dieser Link öffnet nichts. Vielleicht ist beim Kopieren ein Zeichen verloren gegangen.',
  NO_SUCH_MATCH: () => 'Diese Partie gibt es nicht.',
  NO_SUCH_GAME: ({ game }) => `Ein Spiel namens „${game}“ gibt es hier nicht.`,
  NO_PERSON: () => 'Mindestens ein Mensch muss mit am Tisch sitzen.',
  GREETING: () =>
    'Auf einer Einladung steht eine Zeile in einfachen Worten: höchstens 120 Zeichen, kein Link, keine Adresse und keine Telefonnummer.',
  NOT_FOUND: () => 'Unter dieser Adresse gibt es nichts.',
  WRONG_METHOD: () => 'Diese Adresse nimmt solche Anfragen nicht an.',
  LINK_REISSUED: () => 'Dieser Link wurde ersetzt. Frag nach dem neuen.',
  LOAN_OVER: ({ name }) => `Die Zeit, für die ${name} diesen Platz verliehen hat, ist vorbei.`,
  LOAN_DAY: ({ firstDay, lastDay }) =>
    `Verleihen kannst du den Platz frühestens bis ${dayIn('de', `${firstDay}`)} und längstens bis ${dayIn('de', `${lastDay}`)}.`,
  NOT_LOST: () => 'Für diesen Platz bittet niemand um einen neuen Link, oder es war seither jemand dort.',
  NOT_ABSENT: ({ name }) =>
    `Von ${name} heißt es nicht, der Platz sei verlassen, oder es war seither jemand da: Zu entscheiden gibt es nichts.`,
  TOO_SOON: ({ name, freeAt }) =>
    `${name} kann noch zurückkommen, bis: ${moment(freeAt, 'de')}. Danach entscheidet ihr alle zusammen.`,
  BY_ALL_OTHERS: ({ name }) =>
    `Ihr spielt gegeneinander, darum öffnet niemand allein den Platz von ${name}: Alle anderen entscheiden zusammen.`,
  BY_MAIL_ALONE: () =>
    'Ihr spielt gegeneinander, darum wird ein Platz der Schiffskatze nur per Mail vergeben: Nenn die Adresse von jemandem, der hier noch nicht gespielt hat.',
  HAS_PLAYED: () => 'Dieser Platz ist für jemanden, der in dieser Partie noch nicht gespielt hat.',
  NOT_LENT: () => 'Der Platz ist nicht verliehen.',
  OPENED_BEFORE: () =>
    'Mit dieser Anfrage wurde schon eine Partie eröffnet. Ihre Links gibt es einen Tag lang noch einmal, solange keiner ersetzt ist; danach führt der Link, der nur für dich ist, zu allen.',
  SEAT_SEALED: ({ name, takenAt }) =>
    `${name} hat diesen Platz genommen (${moment(takenAt, 'de')}) und spielt mit einem Link, den sonst niemand hat. Wenn du das bist, lass ihn dir mailen oder auf deinem anderen Gerät zeigen.`,
  SEAT_NOT_TAKEN: () => 'Nimm zuerst den Platz.',
  SEAT_TAKEN: ({ name }) => `${name} hat diesen Platz schon genommen.`,
  NAME_FIXED: ({ name }) => `Der Name steht fest: Auch er soll nichts verraten. Hier sitzt ${name}.`,
  NOT_SILENT: ({ name }) => `${name} schweigt noch nicht so lange.`,
  NOT_HANDED_OVER: ({ name, freeAt }) =>
    freeAt === null
      ? `${name} hat diesen Platz genommen und wurde danach gefragt. Ihr spielt gegeneinander, darum bekommt er nur mit Zustimmung einen neuen Link.`
      : `${name} hat diesen Platz genommen und wurde danach gefragt. Ohne Antwort und ohne Besuch kann der Platz einen neuen Link bekommen, und zwar ab: ${moment(freeAt, 'de')}.`,
  NOT_ASKED: () => 'Nach diesem Platz fragt niemand mehr.',
  NOT_FOR_THIS_LINK: () => 'Dieser Link erlaubt das nicht.',
  CROSS_SITE: () => 'Das kam von einer anderen Seite und wurde nicht ausgeführt.',
  NOT_OVER: () => 'Die Partie läuft noch.',
  KEY_REUSED: () => 'Derselbe Schlüssel wurde schon für etwas anderes benutzt.',
  TOO_MANY_LINES: ({ most }) => `Eine Antwort darf höchstens ${most} Zeilen haben.`,
  NOT_SETTLED: () => 'Dein letzter Zug ist noch nicht endgültig. Mach ihn erst endgültig, oder nimm ihn zurück.',
  NOT_BEGUN: ({ names }) => unproven(Array.isArray(names) ? names.map(String) : []),
  NOTHING_TO_TAKE_BACK: () => 'Das ist schon endgültig und lässt sich nicht mehr zurücknehmen.',
  TALK_SILENT: () => 'Gespielt wird schweigend: Nur die angebotenen Sätze sind erlaubt.',
  TOO_LARGE: () => 'Das ist zu groß.',
  TOO_MANY: ({ seconds }) => `Das war ein wenig zu oft. Versuch es ${inTime(Number(seconds), 'de')} noch einmal.`,
  NO_MORE_TODAY: ({ seconds }) =>
    `Heute wurden so viele Partien eröffnet, dass keine neue mehr geht: Versuch es ${inTime(Number(seconds), 'de')} noch einmal. Was begonnen hat, geht weiter wie immer.`,
  TOO_MANY_ADDRESSES: () =>
    'Hier wurden zu viele Mailadressen eingetragen, die niemand bestätigt hat. Bestätige eine davon mit der Mail, die dorthin ging.',
  ADDRESS_LEFT: () => 'Kein Platz dieser Partie benutzt diese Adresse noch. Es gibt also nichts zu bestätigen.',
  PUSH_SERVICE: () => 'Den Push-Dienst dieses Browsers kennen wir nicht, also geht nichts dorthin.',
  TOO_MANY_DEVICES: () => 'So viele Geräte bekommen schon Bescheid. Entferne erst eines davon.',
  WEBHOOK_ADDRESS: () =>
    'An so eine Adresse schicken wir nichts. Kopiere sie ganz aus dem Dienst; sie beginnt mit https://.',
  PLAN_CHANGED: () => 'Dein Plan wurde inzwischen anderswo geändert. Sieh ihn dir zuerst an.',
  PLAN_NOT_DUE: () => 'Es gibt keinen Plan von dir, der jetzt dran wäre.',
  PLAN_LINE: ({ line }) =>
    `„${line}“ könntest du auf diesem Tisch nicht tun, wenn du dran wärst: Das lässt sich nicht planen.`,
  PLAN_CARDS: ({ line }) =>
    `Nenne, was du ${line ? `für „${line}“ ` : ''}geben würdest: alles deins, und mindestens so viel, wie du zahlen würdest.`,
  PLAN_PRICE: ({ price, most }) => `Es kostet jetzt ${price}, und du wolltest höchstens ${most} zahlen.`,
  PLAN_SHORT: ({ price, held }) => `Es kostet ${price}, und von dem, was du genannt hast, ist noch ${held} da.`,
  WAY_NOT_SET: () => 'Dieser Weg ist hier noch nicht eingerichtet, also gibt es nichts zu testen.',
  NOT_AWAITED: ({ name }) => `Die Partie wartet nicht auf ${name}: Es gibt nichts anzustupsen.`,
  NO_WAY: ({ name }) =>
    `${name} hat nicht gesagt, wie wir Bescheid geben können: Kein Stups kommt an. Sag es selbst weiter.`,
  ASLEEP: () => 'Die Partie schläft. Weck sie zuerst.',
  NOT_ASLEEP: () => 'Die Partie ist wach.',
  END_BY_AGREEMENT: () =>
    'Wo gegeneinander gespielt wird, beenden die eine Partie, die sie spielen: Alle sagen es an ihrem Platz, und haben es alle gesagt, ist sie zu Ende.',
  SEAT_LEFT: () =>
    'Du hast diesen Platz verlassen, sein Link öffnet ihn nicht mehr. Möchtest du weiterspielen, frag nach einem neuen.',
  RECORD_CLOSED: () => 'Dieser Verlauf ist für die, die gespielt und zugesehen haben. Ihre eigenen Links zeigen ihn.',
  NOT_SURE: () =>
    'Alles von dieser Partie würde für immer gelöscht: Karten, Verlauf, Gesagtes, Notizen und Links. Bestätige es noch einmal.',
  MATCH_DELETED: ({ done, untaken, forgotten }) =>
    forgotten
      ? 'Dieser Link ist zu alt: Zwei Jahre lang ging nichts an seine Adresse, und niemand kennt sie hier mehr. In jeder E-Mail von uns steht unten ein neuerer.'
      : untaken
        ? 'In dieser Partie hat nie jemand einen Platz genommen, darum wurde sie gelöscht.'
        : done
          ? 'Wer diese Partie eröffnet hat, hat sie gelöscht.'
          : 'Diese Partie wird gerade gelöscht.',
  NO_SUCH_BOAT: () => 'Dieser private Link trägt nichts mehr. Deine Partien sind noch auf deinen Geräten.',
  BOAT_REPLACED: () =>
    'Dieser private Link wurde auf einem anderen deiner Geräte ersetzt. Öffne hier den neuen: Deine Partien sind noch auf diesem Gerät.',
  BOAT_FULL: ({ most }) => `Ein privater Link trägt höchstens ${most} Partien. Vergiss ein paar, die zu Ende sind.`,
  BOAT_UNREACHABLE: () => 'Dein privater Link ist gerade nicht zu erreichen. Deine Partien sind noch auf diesem Gerät.',
  VOYAGES_UNREACHABLE: () =>
    'Was ihr früher gespielt habt, ist gerade nicht zu erreichen. Versuch es gleich noch einmal.',
  STORAGE_FULL: () =>
    'Hier lässt sich gerade nichts mehr speichern, darum wurde nichts gespielt. Deine Partie bleibt erhalten: Versuch es später noch einmal.',
  BROKEN: () => 'Bei uns ist etwas schiefgegangen. Versuch es gleich noch einmal: Bestätigtes geht nicht verloren.'
}
