declare const styles: {
  readonly "about": string;
  readonly "pill": string;
  readonly "top-bar": string;
  readonly "top-bar__file": string;
  readonly "top-bar__group": string;
  readonly "top-bar__group--end": string;
  readonly "top-bar__line": string;
  readonly "zoom-value": string;
};
export default styles;

