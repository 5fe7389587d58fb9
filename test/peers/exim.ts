/** The settings of a mail server that takes mail from us alone, by TLS, and keeps it: node test/peers/exim.ts FOLDER */
import { SMTPS, STARTTLS } from './ports.ts'

const [folder = ''] = process.argv.slice(2)

console.log(`
primary_hostname = localhost
local_interfaces = 127.0.0.1
daemon_smtp_ports = ${SMTPS} : ${STARTTLS}
tls_on_connect_ports = ${SMTPS}
tls_advertise_hosts = *
tls_certificate = ${folder}/localhost.pem
auth_advertise_hosts = \${if eq{$tls_in_cipher}{}{}{*}}
acl_smtp_rcpt = acl_rcpt
spool_directory = ${folder}/spool
log_file_path = ${folder}/log/%s
pid_file_path = ${folder}/spool/pid
keep_environment =

begin acl
acl_rcpt:
  deny local_parts = nobody
       message = no such mailbox
  accept authenticated = *
  deny

begin routers
keep:
  driver = accept
  transport = keep

begin transports
keep:
  driver = appendfile
  directory = ${folder}/mail
  maildir_format
  user = Debian-exim

begin authenticators
plain:
  driver = plaintext
  public_name = PLAIN
  server_condition = \${if and{{eq{$auth2}{boat@boat.example}}{eq{$auth3}{p@ss:word}}}}
  server_set_id = $auth2
`)
