import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { accountRoutes } from './account/account.routes.ts';
import { createLoginService, type LoginService } from './account/login.service.ts';
import { addressRoutes } from './addresses/addresses.routes.ts';
import { holidayRoutes } from './calendar/holidays.routes.ts';
import { captchaRoutes } from './captcha/captcha.routes.ts';
import { type Captcha, createCaptcha } from './captcha/captcha.service.ts';
import { cartRoutes } from './cart/cart.routes.ts';
import { type CatalogueCache, createCatalogueCache } from './catalog/catalogue-cache.ts';
import { referenceRoutes } from './catalog/reference.routes.ts';
import { type ChatService, createChatService } from './chats/chat.service.ts';
import { chatRoutes } from './chats/chats.routes.ts';
import { clientRoutes } from './clients/clients.routes.ts';
import { contactRoutes } from './contacts/contacts.routes.ts';
import { faqRoutes } from './contents/faqs.routes.ts';
import { legalDocumentRoutes } from './contents/legal-documents.routes.ts';
import { magazineRoutes } from './contents/magazines.routes.ts';
import { newsEventRoutes } from './contents/news-events.routes.ts';
import { postRoutes } from './contents/posts.routes.ts';
import { wineSenseRoutes } from './contents/wine-senses.routes.ts';
import { dashboardRoutes } from './dashboard/dashboard.routes.ts';
import { deliveryRoutes } from './deliveries/deliveries.routes.ts';
import { estimateStepRoutes } from './estimates/estimate-steps.routes.ts';
import { estimateRoutes } from './estimates/estimates.routes.ts';
import { fileRoutes } from './files/files.routes.ts';
import { findRoutes } from './find/find.routes.ts';
import { resetPasswordRoutes } from './find/reset-password.routes.ts';
import { niceRoutes } from './identity/demonstration/nice.routes.ts';
import { identityCheckRoutes } from './identity/identity.routes.ts';
import { kakaoMapRoutes } from './kakao-map/kakao-map.routes.ts';
import { managerRoutes } from './managers/managers.routes.ts';
import { businessClientRoutes } from './me/business-client.routes.ts';
import { deviceRoutes } from './me/devices.routes.ts';
import { leaveRoutes } from './me/leave.routes.ts';
import { meRoutes } from './me/me.routes.ts';
import { memberRoutes } from './me/member.routes.ts';
import { mobileRoutes } from './me/mobile.routes.ts';
import { passwordRoutes } from './me/password.routes.ts';
import { orderFormStepRoutes } from './order-forms/order-form-steps.routes.ts';
import { orderFormRoutes } from './order-forms/order-forms.routes.ts';
import { paperRoutes } from './papers/papers.routes.ts';
import { placeRoutes } from './places/places.routes.ts';
import { priceRoutes } from './prices/prices.routes.ts';
import { createPriceService, type PriceService } from './prices/prices.service.ts';
import { createProductService, type ProductService } from './products/product.service.ts';
import { productRoutes } from './products/products.routes.ts';
import { createSoldOut, type SoldOut } from './products/sold-out.ts';
import { purchaseRoutes } from './purchases/purchases.routes.ts';
import { quickOrderRoutes } from './quick-order/quick-order.routes.ts';
import { receiptRoutes } from './receipts/receipts.routes.ts';
import { availabilityRoutes } from './registration/availability.routes.ts';
import { emailConfirmationRoutes } from './registration/email-confirmation.routes.ts';
import { signUpRoutes } from './registration/sign-up.routes.ts';
import { restockRoutes } from './restock/restock.routes.ts';
import { createProductSearch, type ProductSearch } from './search/product-search.ts';
import { searchRoutes } from './search/search.routes.ts';
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { createSecondFactors, type SecondFactorService } from './second-factor/second-factor.service.ts';
import { shippingAddressRoutes } from './shipping-addresses/shipping-addresses.routes.ts';
import { siteMapRoutes } from './site-map/site-map.routes.ts';
import { identityRoutes } from './social/demonstration/identity.routes.ts';
import { socialRoutes } from './social/social.routes.ts';
import { socialConnectionRoutes } from './social/social-connections.routes.ts';
import { createSocialDirectory, type SocialDirectory } from './social/social-directory.ts';
import { socialLinkRoutes } from './social/social-link.routes.ts';
import { codeRoutes } from './verification/code.routes.ts';
import { type CodeService, createCodeService } from './verification/code.service.ts';
import { wineryRoutes } from './wineries/wineries.routes.ts';
import { wishRoutes } from './wishes/wishes.routes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    catalogue: CatalogueCache;
    soldOut: () => Promise<SoldOut>;
    productSearch: ProductSearch;
    productService: ProductService;
    priceService: PriceService;
    chats: ChatService;
    secondFactors: SecondFactorService;
    logins: LoginService;
    social: SocialDirectory;
    captcha: Captcha;
    /** Codes by text message and mail. */
    codes: CodeService;
  }
}

/** All features of the API. Services that several of them need are made here, once. */
export const features = fastifyPlugin(async function features(app: FastifyInstance) {
  const catalogue = createCatalogueCache(app.services.database, (error) =>
    app.log.error({ err: error }, 'the catalogue could not be read again'),
  );
  const search = createProductSearch();
  app.decorate('catalogue', catalogue);
  app.decorate('productSearch', search);
  const soldOut = createSoldOut(app.services.database, (error) =>
    app.log.error({ err: error }, 'what is sold out could not be read again'),
  );
  app.decorate('soldOut', soldOut);
  app.decorate('productService', createProductService(app.services, catalogue, soldOut, search));
  app.decorate('priceService', createPriceService(app.services, catalogue));

  app.decorate('chats', createChatService(app.services, app.onlineMembers));

  app.decorate('logins', createLoginService(app));
  app.decorate('social', createSocialDirectory(app));
  app.decorate('captcha', createCaptcha(app));
  app.decorate('secondFactors', createSecondFactors(app));
  app.decorate('codes', createCodeService(app.services, app.secret));

  await app.register(referenceRoutes);
  await app.register(siteMapRoutes);
  await app.register(productRoutes);
  await app.register(searchRoutes);
  await app.register(wineryRoutes);
  await app.register(priceRoutes);
  await app.register(wishRoutes);
  await app.register(cartRoutes);
  await app.register(quickOrderRoutes);
  await app.register(accountRoutes);
  await app.register(socialRoutes);
  await app.register(socialConnectionRoutes);
  await app.register(socialLinkRoutes);
  if (app.config.socialDemonstration) await app.register(identityRoutes);
  await app.register(identityCheckRoutes);
  if (app.config.niceDemonstration) await app.register(niceRoutes);
  await app.register(captchaRoutes);
  await app.register(codeRoutes);
  await app.register(availabilityRoutes);
  await app.register(signUpRoutes);
  await app.register(emailConfirmationRoutes);
  await app.register(findRoutes);
  await app.register(resetPasswordRoutes);
  await app.register(meRoutes);
  await app.register(passwordRoutes);
  await app.register(memberRoutes);
  await app.register(deviceRoutes);
  await app.register(businessClientRoutes);
  await app.register(leaveRoutes);
  await app.register(secondFactorRoutes);
  await app.register(mobileRoutes);
  await app.register(clientRoutes);
  await app.register(estimateRoutes);
  await app.register(estimateStepRoutes);
  await app.register(orderFormRoutes);
  await app.register(orderFormStepRoutes);
  await app.register(paperRoutes);
  await app.register(shippingAddressRoutes);
  await app.register(restockRoutes);
  await app.register(deliveryRoutes);
  await app.register(receiptRoutes);
  await app.register(purchaseRoutes);
  await app.register(managerRoutes);
  await app.register(chatRoutes);
  await app.register(fileRoutes);
  await app.register(legalDocumentRoutes);
  await app.register(magazineRoutes);
  await app.register(newsEventRoutes);
  await app.register(wineSenseRoutes);
  await app.register(postRoutes);
  await app.register(faqRoutes);
  await app.register(contactRoutes);
  await app.register(placeRoutes);
  await app.register(addressRoutes);
  await app.register(kakaoMapRoutes);
  await app.register(holidayRoutes);
  await app.register(dashboardRoutes);
});
