CREATE TABLE "own_wines" (
	"client_company_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"counted" integer,
	"counted_at" timestamp with time zone,
	"par" integer,
	"glass_millilitres" smallint DEFAULT 125 NOT NULL,
	"glass_price" bigint,
	"bottle_price" bigint,
	CONSTRAINT "own_wines_client_company_id_product_id_pk" PRIMARY KEY("client_company_id","product_id"),
	CONSTRAINT "own_wines_counted" CHECK (("own_wines"."counted" IS NULL) = ("own_wines"."counted_at" IS NULL)),
	CONSTRAINT "own_wines_bottles" CHECK ("own_wines"."counted" >= 0 AND "own_wines"."par" >= 0),
	CONSTRAINT "own_wines_prices" CHECK ("own_wines"."glass_price" >= 0 AND "own_wines"."bottle_price" >= 0)
);
--> statement-breakpoint
ALTER TABLE "own_wines" ADD CONSTRAINT "own_wines_client_company_id_client_companies_id_fk" FOREIGN KEY ("client_company_id") REFERENCES "public"."client_companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_wines" ADD CONSTRAINT "own_wines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;