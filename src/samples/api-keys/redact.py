import logging
import os
import re
import sys

KEY = re.compile(r"""(/api-key/|x-syndica-api-key\W+)[^\s"'/?#]+""", re.IGNORECASE)


class WithoutKey(logging.Filter):
    """Takes the key out of addresses and headers in a log message."""

    def filter(self, record: logging.LogRecord) -> bool:
        record.msg, record.args = KEY.sub(r"\1***", record.getMessage()), ()
        return True


logging.basicConfig(level=logging.INFO, stream=sys.stdout)
# On the handler, so that the messages of all libraries pass through it.
logging.getLogger().handlers[0].addFilter(WithoutKey())

endpoint = f"https://solana-mainnet.api.syndica.io/api-key/{os.environ['SYNDICA_API_KEY']}"
logging.info("POST %s failed: HTTP 503", endpoint)
