package main

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/pflag"

	"genmcgo"
)

const completionUsage = `Usage: genmcgo completion bash|zsh|fish

Prints a script that completes commands, flags and files in a shell:

    bash   eval "$(genmcgo completion bash)"     # in ~/.bashrc
    zsh    genmcgo completion zsh > "${fpath[1]}/_genmcgo"
    fish   genmcgo completion fish > ~/.config/fish/completions/genmcgo.fish
`

// completionCommand is genmcgo completion.
func completionCommand(args []string, stdout, stderr io.Writer) int {
	switch {
	case len(args) == 1 && slices.Contains([]string{"-h", "-help", "--help"}, args[0]):
		fmt.Fprint(stdout, completionUsage)
		return 0
	case len(args) != 1:
		return misused("completion", errors.New("name one shell: bash, zsh or fish"), stderr)
	}
	return completion(args[0], stdout, stderr)
}

// completion prints the script that teaches a shell our flags.
func completion(shell string, stdout, stderr io.Writer) int {
	all := newTable(&options{})
	var handWritten, files []string
	for _, m := range genmcgo.Models() {
		files = append(files, m.File)
		if m.HandWritten {
			handWritten = append(handWritten, m.Name)
		}
	}
	values := func(f flagSpec) string {
		if f.Name == "mm" {
			return strings.Join(append(handWritten, files...), " ")
		}
		return strings.Join(f.Values, " ")
	}
	// help is the text with the word for the value without its quotes.
	help := func(f flagSpec) string {
		_, text := pflag.UnquoteUsage(&pflag.Flag{Name: f.Name, Usage: f.Help, Value: f.value})
		if f.only == "test" {
			text = "test: " + text
		}
		return text
	}
	switch shell {
	case "bash":
		var names, tests, cases []string
		for _, f := range all {
			if f.only != "test" {
				names = append(names, "--"+f.Name)
			}
			if testable(&f) {
				tests = append(tests, "--"+f.Name)
			}
			if v := values(f); v != "" {
				cases = append(cases, fmt.Sprintf("    --%[1]s|-%[1]s) COMPREPLY=($(compgen -W '%[2]s' -- \"$cur\")); return;;", f.Name, v))
			} else if f.completes {
				cases = append(cases, fmt.Sprintf("    --%[1]s|-%[1]s) COMPREPLY=($(compgen -f -- \"$cur\")); return;;", f.Name))
			}
		}
		fmt.Fprintf(stdout, `# bash completion: eval "$(genmcgo completion bash)"
_genmcgo() {
  local cur prev
  _get_comp_words_by_ref -n = cur prev 2>/dev/null || { cur=${COMP_WORDS[COMP_CWORD]}; prev=${COMP_WORDS[COMP_CWORD-1]}; }
  local flag=$prev
  if [[ $cur == -*=* ]]; then flag=${cur%%%%=*}; cur=${cur#*=}; fi
  case $flag in
%[1]s
  esac
  if [[ ${COMP_WORDS[1]} == model ]]; then
    if ((COMP_CWORD == 2)); then COMPREPLY=($(compgen -W 'list show check' -- "$cur"))
    else COMPREPLY=($(compgen -W '%[3]s' -- "$cur") $(compgen -f -X '!*.kat' -- "$cur") $(compgen -d -- "$cur")); fi
    return
  fi
  if [[ ${COMP_WORDS[1]} == test ]]; then
    if [[ $cur == -* ]]; then COMPREPLY=($(compgen -W '%[4]s' -- "$cur"))
    else COMPREPLY=($(compgen -f -X '!*_mc.@(ll|c|cc|cpp)' -- "$cur") $(compgen -d -- "$cur")); fi
    return
  fi
  if [[ $cur == -* ]]; then COMPREPLY=($(compgen -W '%[2]s' -- "$cur")); return; fi
  if ((COMP_CWORD == 1)); then COMPREPLY=($(compgen -W 'test orders replay step dap estimate hunt resume serve join jobs model completion' -- "$cur")); else COMPREPLY=(); fi
  COMPREPLY+=($(compgen -f -X '!*.@(ll|bc|c|cc|cpp|cxx|json)' -- "$cur") $(compgen -d -- "$cur"))
}
complete -o filenames -F _genmcgo genmcgo
`, strings.Join(cases, "\n"), strings.Join(names, " "), strings.Join(files, " "), strings.Join(tests, " "))
	case "zsh":
		fmt.Fprint(stdout, "#compdef genmcgo\n# zsh completion: genmcgo completion zsh > \"${fpath[1]}/_genmcgo\"\n_arguments \\\n")
		for _, f := range all {
			text := help(f)
			text = strings.NewReplacer("'", "", "[", "(", "]", ")", ":", ";").Replace(text)
			switch {
			case f.Alone != "":
				fmt.Fprintf(stdout, "  '--%s[%s]' \\\n", f.Name, text)
			case values(f) != "":
				fmt.Fprintf(stdout, "  '--%s=[%s]:%s:(%s)' \\\n", f.Name, text, f.Name, values(f))
			case f.completes:
				fmt.Fprintf(stdout, "  '--%s=[%s]:file:_files' \\\n", f.Name, text)
			default:
				fmt.Fprintf(stdout, "  '--%s=[%s]:%s:' \\\n", f.Name, text, f.Name)
			}
		}
		fmt.Fprint(stdout, "  '*:program:_files -g \"*.(ll|bc|c|cc|cpp|cxx|json)\"'\n")
	case "fish":
		fmt.Fprint(stdout, "# fish completion: genmcgo completion fish > ~/.config/fish/completions/genmcgo.fish\n")
		for _, f := range all {
			text := help(f)
			line := fmt.Sprintf("complete -c genmcgo -l %s -d '%s'", f.Name, strings.ReplaceAll(text, "'", `\'`))
			switch {
			case f.Alone != "":
			case values(f) != "":
				line += " -x -a '" + values(f) + "'"
			case f.completes:
				line += " -r"
			default:
				line += " -x"
			}
			fmt.Fprintln(stdout, line)
		}
	default:
		return misused("completion", fmt.Errorf("unknown shell %q; write bash, zsh or fish", shell), stderr)
	}
	return 0
}
