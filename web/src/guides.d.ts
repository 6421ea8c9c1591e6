declare module "guide:*" {
  const html: string;
  export default html;
}
