/** The build injects the style sheet and gives its class names. */
declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>
  export default classNames
}

/** The build puts small pictures into the script. */
declare module '*.webp' {
  const address: string
  export default address
}

/** False in the build that may reach no network: its panel offers no service, and carries nothing that would call one. */
declare const GLANCE_CONNECTS: boolean
