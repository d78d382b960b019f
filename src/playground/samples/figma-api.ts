/** What building samples needs of Figma's plugin API. */
export type FigmaApi = Pick<
  PluginAPI,
  | 'createComponent'
  | 'createEllipse'
  | 'createFrame'
  | 'createImage'
  | 'createRectangle'
  | 'createSection'
  | 'createText'
  | 'createVector'
  | 'currentPage'
  | 'group'
  | 'loadFontAsync'
>

/** What can hold the layers of a sample. */
export type Parent = PageNode | SectionNode | FrameNode | ComponentNode
