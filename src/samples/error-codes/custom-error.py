import json
import sys

_, hexadecimal, idl_file = sys.argv
code = int(hexadecimal, 16)
with open(idl_file) as file:
    errors = json.load(file).get("errors", [])
found = next((error for error in errors if error["code"] == code), None)
meaning = f"{found['name']}, {found.get('msg', 'no message')}" if found else "not in this IDL"
print(f"{hexadecimal} is {code}: {meaning}")
