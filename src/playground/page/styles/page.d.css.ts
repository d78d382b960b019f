declare const styles: {
  readonly "figma-dark": string;
  readonly "figma-light": string;
  readonly "icon": string;
  readonly "page": string;
  readonly "visually-hidden": string;
};
export default styles;

