ALTER TABLE "coupons" ADD COLUMN "product_id" integer;--> statement-breakpoint
ALTER TABLE "order_forms" ADD COLUMN "cash_used" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_forms" ADD CONSTRAINT "order_forms_cash" CHECK ("order_forms"."cash_used" >= 0);