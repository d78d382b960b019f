/** The build injects the style sheet and gives its class names. */
declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>
  export default classNames
}
