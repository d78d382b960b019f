import * as v from 'valibot'

/**
 * Figma's rules for manifest.json, as documented at https://developers.figma.com/docs/plugins/manifest/.
 * Strict on purpose: create-figma-plugin passes unknown keys through, so a typo would reach Figma.
 */
const domain = v.pipe(
  v.string(),
  v.check(
    (value) => value === '*' || value === 'none' || isDomainPattern(value),
    'not a domain, *.domain or URL'
  )
)

function isDomainPattern(value: string): boolean {
  return /^((https?|wss?):\/\/)?(\*\.)?([a-z0-9-]+\.)*[a-z0-9-]+(:\d+)?(\/[^\s?#]*)?$/i.test(value)
}

const networkAccess = v.pipe(
  v.strictObject({
    allowedDomains: v.pipe(v.array(domain), v.minLength(1)),
    reasoning: v.optional(v.string()),
    devAllowedDomains: v.optional(v.array(domain))
  }),
  v.check(
    ({ allowedDomains, reasoning }) =>
      !allowedDomains.some((it) => it === '*' || it.includes('localhost')) || Boolean(reasoning),
    '* and localhost need a reasoning'
  ),
  v.check(
    ({ allowedDomains }) => !allowedDomains.includes('none') || allowedDomains.length === 1,
    'none stands alone'
  )
)

const menuItem = v.union([
  v.strictObject({ separator: v.literal(true) }),
  v.strictObject({
    name: v.pipe(v.string(), v.minLength(1)),
    command: v.string(),
    parameters: v.optional(
      v.array(
        v.strictObject({
          name: v.pipe(v.string(), v.minLength(1)),
          key: v.pipe(v.string(), v.minLength(1)),
          description: v.optional(v.string()),
          allowFreeform: v.optional(v.boolean()),
          optional: v.optional(v.boolean())
        })
      )
    ),
    parameterOnly: v.optional(v.boolean())
  })
])

const keys = v.strictObject({
  api: v.literal('1.0.0'),
  id: v.pipe(v.string(), v.minLength(1)),
  name: v.pipe(v.string(), v.minLength(1)),
  editorType: v.array(v.picklist(['figma', 'figjam', 'dev', 'slides', 'buzz'])),
  capabilities: v.optional(v.array(v.picklist(['textreview', 'codegen', 'inspect', 'vscode'])), []),
  main: v.string(),
  ui: v.string(),
  documentAccess: v.literal('dynamic-page'),
  networkAccess,
  menu: v.array(menuItem),
  relaunchButtons: v.array(
    v.strictObject({
      command: v.string(),
      name: v.string(),
      multipleSelection: v.optional(v.boolean())
    })
  )
})

export const manifestSchema = v.pipe(
  keys,
  v.check(
    ({ editorType, capabilities }) =>
      editorType.includes('dev') ===
      capabilities.some((it) => it === 'inspect' || it === 'codegen'),
    'Dev Mode needs a capability for it, and the capability Dev Mode'
  ),
  v.check(
    ({ editorType }) => !(editorType.includes('dev') && editorType.includes('figjam')),
    'dev and figjam cannot be one plugin'
  )
)
