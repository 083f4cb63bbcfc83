import type { Language } from '../../core/messages/language.ts';

export const shells = ['bash', 'zsh', 'fish', 'powershell'] as const;
export type Shell = (typeof shells)[number];

/** The completion script of a shell, which asks the program; without candidates, a file may follow. */
export function completionScript(shell: Shell, language: Language): string {
  const inLanguage = language === 'en' ? '' : ` --lang ${language}`;
  return scripts[shell].replace(`complete ${shell}`, `complete ${shell}${inLanguage}`);
}

const scripts: Readonly<Record<Shell, string>> = {
  bash: `_pint_ae() {
  local IFS=$'\\n'
  COMPREPLY=($(pint-ae complete bash "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null </dev/null))
}
complete -o default -F _pint_ae pint-ae
`,
  zsh: `#compdef pint-ae
_pint_ae() {
  local -a found
  found=("\${(@f)$(pint-ae complete zsh "\${(@)words[2,CURRENT]}" 2>/dev/null </dev/null)}")
  if [[ -n "$found" ]]; then _describe pint-ae found; else _files; fi
}
_pint_ae "$@"
`,
  fish: `function __pint_ae_complete
  set -l written (commandline -opc) (commandline -ct)
  pint-ae complete fish $written[2..-1] 2>/dev/null; or __fish_complete_path (commandline -ct)
end
complete -c pint-ae -f -a '(__pint_ae_complete)'
`,
  // Some shells drop an empty last word, so each word gets an equals sign in front.
  powershell: `Register-ArgumentCompleter -Native -CommandName pint-ae -ScriptBlock {
  param($current, $line, $cursor)
  $words = @($line.CommandElements | Select-Object -Skip 1 | ForEach-Object { "=$_" })
  if ($current -eq '') { $words += '=' }
  pint-ae complete powershell @words 2>$null | ForEach-Object {
    $word, $meaning = $_ -split "\`t", 2
    if (-not $meaning) { $meaning = $word }
    [System.Management.Automation.CompletionResult]::new($word, $word, 'ParameterValue', $meaning)
  }
}
`,
};
