# Prints the words that zsh offers at the end of a line. Arguments: the folder of the completion script, the line.
# Completion needs a terminal, so a second zsh runs in one (zpty) and prints the matches that it adds.
zmodload zsh/zpty
zpty shell zsh -f -i

cat > "$1/setup.zsh" <<'SETUP'
PROMPT=
fpath=(${0:h} $fpath)
autoload -Uz compinit && compinit -u -D
bindkey '^I' complete-word
compadd() {
  local -a offered
  # Calls with these options only look something up, and add nothing.
  if [[ ${@[1,(i)(-|--)]} != *-[OAD]* ]]; then
    builtin compadd -O offered "$@"
    (( $#offered )) && print -rl -- offer:$^offered
  fi
  builtin compadd "$@"
}
say-end() { print -r -- end-of-"offers" }
comppostfuncs=(say-end)
print -r -- ready-"now"
SETUP

zpty -w shell "source ${(q)1}/setup.zsh"
zpty -r shell output '*ready-now*'
zpty -w -n shell "$2"$'\t'
zpty -r shell output '*end-of-offers*'
zpty -d shell
print -r -- "${output//$'\r'/}" | sed -n 's/.*offer://p'
