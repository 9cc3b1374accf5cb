/**
 * Options that take a value, by program: without the list, an option's value would be mistaken for the URL.
 * Sources: https://curl.se/docs/manpage.html and https://github.com/websockets/wscat.
 */
// cspell:disable
export const optionsWithValue = {
  curl: listed(`
  -A --abstract-unix-socket --alt-svc --aws-sigv4 -b -C -c --cacert --capath --cert --cert-type
  --ciphers --config --connect-timeout --connect-to --continue-at --cookie --cookie-jar
  --create-file-mode --crlfile --curves -d -D --data --data-ascii --data-binary --data-raw
  --data-urlencode --delegation --dns-interface --dns-ipv4-addr --dns-ipv6-addr --dns-servers
  --doh-url --dump-header -e -E --ech --egd-file --engine --etag-compare --etag-save
  --expect100-timeout -F --form --form-string --ftp-account --ftp-alternative-to-user --ftp-method
  --ftp-port --ftp-ssl-ccc-mode -H --happy-eyeballs-timeout-ms --haproxy-clientip --header
  --hostpubmd5 --hostpubsha256 --hsts --interface --ip-tos --json -K --keepalive-cnt
  --keepalive-time --key --key-type --krb --libcurl --limit-rate --local-port --login-options -m
  --mail-auth --mail-from --mail-rcpt --max-filesize --max-redirs --max-time --netrc-file --noproxy
  -o --oauth2-bearer --output --output-dir -P --parallel-max --pass --pinnedpubkey --preproxy
  --proto --proto-default --proto-redir --proxy --proxy-cacert --proxy-capath --proxy-cert
  --proxy-cert-type --proxy-ciphers --proxy-crlfile --proxy-header --proxy-key --proxy-key-type
  --proxy-pass --proxy-pinnedpubkey --proxy-service-name --proxy-tls13-ciphers --proxy-tlsauthtype
  --proxy-tlspassword --proxy-tlsuser --proxy-user --proxy1.0 --pubkey -Q --quote -r --random-file
  --range --rate --referer --request --request-target --resolve --retry --retry-delay
  --retry-max-time --sasl-authzid --service-name --sigalgs --socks4 --socks4a --socks5
  --socks5-gssapi-service --socks5-hostname --speed-limit --speed-time --stderr -T -t
  --telnet-option --tftp-blksize --time-cond --tls-max --tls13-ciphers --tlsauthtype --tlspassword
  --tlsuser --trace --trace-ascii --trace-config -u -U --unix-socket --upload-file --url --url-query
  --user --user-agent --variable --vlan-priority -w --write-out -X -x -Y -y -z
  `),
  wscat: listed(`
  --auth --ca --cert -c --connect -x --execute -H --header --host --key -l --listen -o --origin --passphrase -p --protocol
  --proxy -s --subprotocol -w --wait
  `),
};
// cspell:enable

function listed(names: string): ReadonlySet<string> {
  return new Set(names.trim().split(/\s+/));
}
