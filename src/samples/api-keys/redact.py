import logging
import os
import re
import sys

KEY = re.compile(r"""(/api-(?:key|token)/|x-syndica-api-(?:key|token)\W+)[^\s"'/?#]+""", re.IGNORECASE)


class WithoutKey(logging.Formatter):
    """Takes the key out of the finished text: a traceback holds it, too."""

    def format(self, record: logging.LogRecord) -> str:
        return KEY.sub(r"\1***", super().format(record))


# On the handler, so that the messages of all libraries pass through it.
handler = logging.StreamHandler(sys.stdout)
handler.setFormatter(WithoutKey(logging.BASIC_FORMAT))
logging.basicConfig(level=logging.INFO, handlers=[handler])

endpoint = f"https://solana-mainnet.api.syndica.io/api-key/{os.environ['SYNDICA_API_KEY']}"
try:
    raise OSError(f"HTTP 503 for url: {endpoint}")
except OSError:
    logging.exception("getSlot failed")
