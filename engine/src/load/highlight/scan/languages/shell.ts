import type { Language } from '../language.js';

export const SHELL: Language = {
  words: {
    keyword: 'if then else elif fi time for while until in do done case esac coproc function select',
    type: `
      break cd continue eval exec exit export getopts hash pwd readonly return shift test times trap umask
      unset alias bind builtin caller command declare echo enable help let local logout mapfile printf read
      readarray source sudo type typeset ulimit unalias set shopt autoload bg bindkey bye cap chdir clone
      comparguments compcall compctl compdescribe compfiles compgroups compquote comptags comptry compvalues
      dirs disable disown echotc echoti emulate fc fg float functions getcap getln history integer jobs kill
      limit log noglob popd print pushd pushln rehash sched setcap setopt stat suspend ttyctl unfunction
      unhash unlimit unsetopt vared wait whence where which zcompile zformat zftp zle zmodload zparseopts
      zprof zpty zregexparse zsocket zstyle ztcp chcon chgrp chown chmod cp dd df dir dircolors ln ls mkdir
      mkfifo mknod mktemp mv realpath rm rmdir shred sync touch truncate vdir b2sum base32 base64 cat cksum
      comm csplit cut expand fmt fold head join md5sum nl numfmt od paste ptx pr sha1sum sha224sum sha256sum
      sha384sum sha512sum shuf sort split sum tac tail tr tsort unexpand uniq wc arch basename chroot date
      dirname du env expr factor groups hostid id link logname nice nohup nproc pathchk pinky printenv
      readlink runcon seq sleep stdbuf stty tee timeout tty uname unlink uptime users who whoami yes`,
    number: 'true false',
  },
  letters: '/',
  joins: '-.',
  lineComments: '#',
  hasSpacedComments: true,
  hasNoNumbers: true,
  sigils: [{ sign: '$', kind: 'name', signs: '?!#@*-$', hasBraces: true }],
  strings: [
    { open: '"', isLong: true, inserts: '$(', hasSigils: true },
    { open: "'", isLong: true, escape: '' },
  ],
  escape: '\\',
  calls: 'empty',
  heredoc: '<<',
};
