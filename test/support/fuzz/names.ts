import fc from 'fast-check'

/** Names that are more than text where they are taken for more, or that no list has room for. */
const NAMES = [
  ...['<img src=x onerror=alert(1)>', '[x](javascript:alert(1))', '![x](https://e.example/p.png)'],
  ...[
    '**bold**',
    '`code`',
    '| a | b |',
    '# head',
    '</title><script>alert(1)</script>',
    '"quoted" “so”'
  ],
  ...[
    '\u202ereversed',
    '\u2066isolated',
    '\u2067\u2068',
    'a\u202db\u202cc',
    '\u200fright',
    'שלום 12%'
  ],
  ...['a\u0000b', 'a\u0007\u001b[31mb', 'two\nlines', 'a\r\nb\u2028c\u2029d', '\t', ' ', ''],
  ...['\ud83d', '\ude00', 'a\ud800b', '\udc00\ud800', '👩‍👩‍👧‍👦', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', 'e' + '\u0301'.repeat(500)],
  ...['constructor', '__proto__', '../../etc', '%E0%A4%A', '$&']
]

/** Names of 100,000 characters, of one sort each. */
const LONG = ['x', '🙂', '\u202e', '\ud800', ' ', '<b>', '👩‍👧', '\n'].map((part) =>
  part.repeat(Math.ceil(100_000 / part.length))
)

/** Names that a frame or a layer may have. */
export const strangeName: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...NAMES) },
  { weight: 1, arbitrary: fc.constantFrom(...LONG) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom(...NAMES), fc.constantFrom(...NAMES)).map(([a, b]) => a + b)
  }
)

/** Marks that turn round what follows, breaks, control characters, and halves of characters. */
export const UNFIT = /[\u202a-\u202e\u2066-\u2069\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u
