declare const styles: {
  readonly 'create-figma-plugin': string
  readonly 'glance-hidden': string
}
export = styles
