curl -i -N --http1.1 --max-time 5 \
  -H 'Connection: Upgrade' \
  -H 'Upgrade: websocket' \
  -H 'Sec-WebSocket-Version: 13' \
  -H 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==' \
  -H 'Sec-WebSocket-Extensions: permessage-deflate' \
  "https://solana-mainnet.api.syndica.io/api-key/$SYNDICA_API_KEY"
