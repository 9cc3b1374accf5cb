case "$SYNDICA_API_KEY" in
  '') echo 'The key is empty' ;;
  *[[:space:]]*) echo 'The key has a space or a line break in it' ;;
  *) echo 'The key has no space in it' ;;
esac
