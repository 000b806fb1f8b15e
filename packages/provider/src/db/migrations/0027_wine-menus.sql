CREATE TABLE "wine_menus" (
	"client_company_id" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"note" text NOT NULL,
	"layout" text NOT NULL,
	"language" text NOT NULL,
	"latin_names" boolean NOT NULL,
	"product_ids" integer[] NOT NULL,
	"token" text,
	CONSTRAINT "wine_menus_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "wine_menus" ADD CONSTRAINT "wine_menus_client_company_id_client_companies_id_fk" FOREIGN KEY ("client_company_id") REFERENCES "public"."client_companies"("id") ON DELETE no action ON UPDATE no action;