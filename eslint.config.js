import figma from '@figma/eslint-plugin-figma-plugins'
import boundaries from 'eslint-plugin-boundaries'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'

/** Which room may import which, as CONTRIBUTING says, too. A folder that is not named here may be imported by tests alone. */
const ROOMS = {
  interface: [],
  language: [],
  errors: ['language'],
  waiting: [],
  colour: [],
  // What is seen first is one function for pixels and layers alike: it stands below both.
  order: [],
  images: ['interface', 'colour'],
  file: ['interface', 'language'],
  bridge: ['interface', 'language', 'errors', 'file'],
  main: ['interface', 'language', 'errors', 'waiting', 'colour', 'images', 'file', 'bridge'],
  ui: [
    'interface',
    'language',
    'errors',
    'waiting',
    'colour',
    'file',
    'bridge',
    'images',
    'client',
    'engine',
    'order',
    'workers'
  ],
  // The client for its check of video files, which runs in a Worker, and for nothing else.
  workers: [
    'interface',
    'language',
    'errors',
    'waiting',
    'file',
    'bridge',
    'images',
    'client',
    'engine',
    'order',
    'perception'
  ],
  client: ['interface', 'language', 'errors', 'waiting', 'images'],
  perception: ['colour', 'images', 'order'],
  engine: [
    'interface',
    'language',
    'errors',
    'waiting',
    'colour',
    'file',
    'images',
    'perception',
    'order'
  ],
  service: ['interface', 'language', 'waiting', 'images', 'engine', 'order', 'perception'],
  node: [
    'interface',
    'language',
    'waiting',
    'images',
    'service',
    'client',
    'engine',
    'order',
    'perception',
    // The networks' weights, which the build reads too.
    'bundler'
  ],
  // One judgement of pictures, whatever their door.
  playground: ['images'],
  bundler: []
}

/**
 * Within a room, from the ground up: what all its features stand on, then each feature with those it may import, which
 * have to stand before it. So no two folders import each other, not even by way of others.
 */
const FEATURES = {
  ui: {
    ground: ['words', 'kit', 'provider', 'tools', 'frames', 'run'],
    live: [],
    layers: ['live'],
    history: ['layers'],
    brief: [],
    erase: [],
    tags: [],
    settings: ['erase', 'tags'],
    'what-if': ['layers'],
    ad: [],
    result: ['ad', 'live', 'layers', 'history', 'brief', 'what-if'],
    analyse: ['ad', 'layers', 'brief', 'settings', 'result'],
    story: [],
    compare: ['layers', 'brief', 'result', 'analyse', 'story'],
    report: ['layers', 'brief', 'what-if', 'result', 'story', 'compare'],
    page: [],
    video: ['result']
  },
  main: {
    ground: ['figma'],
    computer: [],
    'frame-data': [],
    overlays: [],
    result: ['frame-data', 'overlays'],
    following: ['overlays', 'result'],
    'what-if': ['overlays', 'result', 'following'],
    layers: ['frame-data', 'overlays', 'result'],
    compare: ['overlays', 'result'],
    selection: ['overlays', 'result', 'compare'],
    pictures: ['overlays', 'selection']
  }
}

/** What is composed of a room's features, and may import all of them. */
const TOPS = { ui: ['app'], main: ['app', 'commands'] }

/** Folder -> folders it may import: rooms, and within a room `room/feature`. */
const MAY_IMPORT = {
  ...Object.fromEntries(Object.keys(FEATURES).flatMap(importsWithin)),
  ...ROOMS,
  ui: [...ROOMS.ui, 'ui/app', 'ui/kit']
}

/** ESLint takes the last list that fits a file: that of its innermost folder. */
const OUTER_FIRST = Object.entries(MAY_IMPORT).sort(([a], [b]) => a.length - b.length)

function importsWithin(room) {
  const { ground, ...features } = FEATURES[room]
  const stands = [...ground]
  const imports = ground.map((name, place) => [name, ground.slice(0, place)])
  for (const [name, others] of Object.entries(features)) {
    const later = others.find((other) => !stands.includes(other))
    if (later) throw new Error(`${room}/${name} imports ${later}, which does not stand before it.`)
    imports.push([name, [...ground, ...others]])
    stands.push(name)
  }
  for (const name of TOPS[room]) {
    imports.push([name, [...stands]])
    stands.push(name)
  }
  return imports.map(([name, others]) => [
    `${room}/${name}`,
    [...ROOMS[room], ...others.map((other) => `${room}/${other}`)]
  ])
}

const RESTRICTED = {
  figma: { name: 'figma', message: 'Only src/main talks to Figma; go through the bridge.' }
}

/** Folders of ui whose every word is in their `words.ts`. */
const WORDED = [
  'words',
  'analyse',
  'history',
  'run',
  'kit',
  'settings',
  'erase',
  'result',
  'layers',
  'live',
  'brief',
  'app',
  'tags',
  'tools',
  'provider',
  'report',
  'story',
  'page',
  'video',
  'ad',
  'compare',
  'what-if'
]

/** Attributes of elements, and of components, that a designer sees or hears. */
const SAID =
  'JSXAttribute:matches([name.name=/^(aria-(label|valuetext|description|roledescription)|title|placeholder|alt|about|help|label|hint|text|line|meaning)$/], JSXOpeningElement[name.name=/^[A-Z]/] > [name.name=name])'

/** What is said by a literal: by itself, as one of two, or with something put in. */
const WORDS_IN_CODE = [
  'JSXText[value=/\\p{L}/u]',
  `${SAID} > Literal[value=/\\p{L}/u]`,
  ...[':matches(JSXElement, JSXFragment)', SAID].flatMap((parent) =>
    ['', ' > :matches(ConditionalExpression, LogicalExpression)'].flatMap((choice) => [
      `${parent} > JSXExpressionContainer${choice} > Literal[value=/\\p{L}/u]`,
      `${parent} > JSXExpressionContainer${choice} > TemplateLiteral > TemplateElement[value.raw=/\\p{L}/u]`
    ])
  )
].map((selector) => ({
  selector,
  message: "Words belong in the feature's words.ts and words.de.ts."
}))

/** Providers say what they can; nobody decides by which one it is. */
const WHICH_PROVIDER = {
  selector: ':matches(BinaryExpression, SwitchCase) > Literal[value=/^(on-device|service)$/]',
  message: 'Ask the provider what it can (src/ui/provider/provider.ts), not which one it is.'
}

/** Folders of ui where a provider is chosen and made. */
const CHOOSING = ['provider', 'settings']

/** What oxlint (.oxlintrc.json) does not know: rooms, Figma's own rules, and words in code. */
export default defineConfig(
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'import/resolver': {
        node: { extensions: ['.ts', '.tsx', '.js'] }
      },
      // Data, not code: whose it is says the file that reads it.
      'boundaries/ignore': ['assets/**'],
      'boundaries/elements': Object.keys(MAY_IMPORT).map((type) => ({
        type,
        pattern: `src/${type}`,
        partialMatch: false
      }))
    },
    rules: { 'boundaries/no-unknown-dependencies': 'error' }
  },
  // One short list of policies for each folder: one long list for all takes most of the time.
  ...OUTER_FIRST.map(([type, others]) => ({
    files: [`src/${type}/**/*.{ts,tsx}`],
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          policies: [
            { allow: { to: { element: { types: { anyOf: [type, ...others] } } } } },
            { allow: { to: { module: { origin: ['external', 'core'] } } } }
          ]
        }
      ]
    }
  })),
  {
    // It imports scripts of the panel as text (`?worker`), which only the bundler can find.
    files: ['src/main/app/parts.ts'],
    rules: { 'boundaries/no-unknown-dependencies': 'off' }
  },
  {
    files: ['src/main/**/*.ts'],
    extends: [figma.flatConfigs.recommended],
    languageOptions: {
      parserOptions: { project: 'src/main/tsconfig.json', tsconfigRootDir: import.meta.dirname }
    }
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/main/**', 'src/playground/**'],
    rules: { 'no-restricted-globals': ['error', RESTRICTED.figma] }
  },
  {
    files: ['src/**/words.de.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/format-*', '**/quoted', './words'],
              allowTypeImports: true,
              message:
                'A translation is a script of its own, without the words that this needs: numbers come to it as text.'
            }
          ]
        }
      ]
    }
  },
  {
    files: ['src/ui/**/*.{ts,tsx}'],
    ignores: CHOOSING.map((folder) => `src/ui/${folder}/**`),
    rules: { 'no-restricted-syntax': ['error', WHICH_PROVIDER] }
  },
  ...WORDED.map((folder) => ({
    files: [`src/ui/${folder}/**/*.tsx`],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...(CHOOSING.includes(folder) ? [] : [WHICH_PROVIDER]),
        ...WORDS_IN_CODE
      ]
    }
  }))
)
