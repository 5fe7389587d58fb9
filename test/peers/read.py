"""A mail as Python reads it, and all that it finds wrong with it: python3 test/peers/read.py FILE"""

import json
import sys
from email import message_from_binary_file, policy

with open(sys.argv[1], "rb") as file:
    mail = message_from_binary_file(file, policy=policy.default)

defects = [str(defect) for part in mail.walk() for defect in part.defects]
defects += [f"{name}: {defect}" for name, value in mail.items() for defect in value.defects]
bodies = {kind: mail.get_body((kind,)).get_content() for kind in ("plain", "html")}
print(
    json.dumps(
        {
            "from": mail["From"],
            "to": mail["To"],
            "replyTo": mail["Reply-To"],
            "subject": mail["Subject"],
            "text": bodies["plain"],
            "html": bodies["html"],
            "defects": defects,
        }
    )
)
