import * as fc from 'fast-check'
import { strangeName } from '../../../support/fuzz/names'

/** Names and texts that try to be more than text in one of the formats. */
const PIECES = [
  '<script>alert(1)</script>', '</title>', '</style>', '-->', '<!--', '<img src=x onerror=alert(1)>', '"', "'", '>', '<',
  '&lt;', '&#60;', '&', '" onload="x', "' onload='x", '`', '```', '~~~', '|', '\\', '\\|', '\n', '\r\n', '\n\n', '\t',
  '# ', '- ', '+ ', '1. ', '2) ', '===', '---', '***', '> ', '    ', '**', '__', '~~', '[x](javascript:y)', '![x](https://e.example/p.png)',
  '[x]: https://e.example', '<https://e.example>', 'https://e.example', 'www.e.example', 'a@e.example', '| a |', '|---|', '$x$',
  '\u202e', '\u2028', '\0', '\ud800', '{"a":1}', '</svg>', 'data:', '<br>', '\\\n', ' ', 'Buy now', '12'
] // prettier-ignore

/** Names come as Glance passes them on, and as an attacker may have planted them: all but the longest. */
const name = strangeName.filter(({ length }) => length < 1000)

export const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), name, fc.string({ unit: 'binary', maxLength: 6 })), {
    maxLength: 12
  })
  .map((pieces) => pieces.join(''))
